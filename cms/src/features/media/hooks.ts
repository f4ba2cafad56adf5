import { may } from '@cyberluach/core/sign-in/roles'
import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  CollectionAfterDeleteHook,
} from 'payload'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { sql } from 'drizzle-orm'
import { roleOf } from '../../access/roles.ts'
import { problem } from '../../panel/labels.ts'
import { databaseOf } from '../../platform/database/transaction.ts'
import { rejection } from '../../panel/errors.ts'
import { makePicture, type Picture, type PictureError } from './picture.ts'

const context = 'picture'

/**
 * The one way for a file into the collection: our own encoding of it stands in its place before Payload looks at it.
 * A picture comes in the request, never from an address that the server would have to fetch.
 */
export const takeUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (req.query && 'uploadEdits' in req.query) delete req.query.uploadEdits
  delete req.context[context]
  if (!req.file) {
    if (operation === 'create') throw rejection(problem(req, 'pictureMissing'), 400)
    return args
  }
  if (!mayUpload(req)) throw rejection(req.t('error:notAllowedToPerformAction'), 403)
  const made = await makePicture(req.file)
  if (!made.ok) throw pictureError(req, made.error)
  const { bytes, name, mimeType } = made.picture
  req.file = { data: bytes, name, mimetype: mimeType, size: bytes.length }
  req.context[context] = made.picture
  return args
}

/** Says what is wrong in the panel's language, and by its code to who asks in another way. */
function pictureError(req: PayloadRequest, reason: PictureError): Error {
  const locale = localeOf(req.i18n.language)
  const said = issueMessage(locale, messagesFor(locale), { path: 'file', code: reason })
  return Object.assign(rejection(said, 400), { pictureError: reason })
}

/** The file's own facts are ours to say, whatever the request or Payload's reading of the file says. */
export const setPictureFacts: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const picture = pictureIn(req)
  const { filename, mimeType, filesize, width, height } = picture
    ? { ...picture, filename: picture.name, filesize: picture.bytes.length }
    : originalDoc
  return { ...data, filename, mimeType, filesize, width, height }
}

/** The bytes are stored in the transaction of the entry that names them; they go with it by the foreign key. */
export const keepBytes: CollectionAfterChangeHook = async ({ doc, req }) => {
  const picture = pictureIn(req)
  if (!picture) return
  const { bytes, name, mimeType } = picture
  await (
    await databaseOf(req)
  ).execute(
    sql`insert into media_files (media_id, bytes, mime_type, name) values (${doc.id}, ${bytes}, ${mimeType}, ${name})
      on conflict (media_id) do update set bytes = excluded.bytes, mime_type = excluded.mime_type, name = excluded.name`,
  )
}

/** Where readers find it, for editors to see and copy. */
export const showPublicAddress: CollectionAfterReadHook = ({ doc }) =>
  doc.filename ? { ...doc, url: mediaAddress(doc.filename), thumbnailURL: mediaAddress(doc.filename) } : doc

export function mediaAddress(name: string): string {
  return `/media/${name}`
}

/** Payload asks for rights only after this hook; nobody else's picture is even decoded. */
function mayUpload(req: PayloadRequest): boolean {
  return req.payloadAPI === 'local' || may(roleOf(req.user), 'write')
}

function pictureIn(req: PayloadRequest): Picture | null {
  return (req.context[context] as Picture | undefined) ?? null
}

/** What a picture shows, and whether it is there, stands on the pages of posts: the edge hears of it at the commit. */
export const announcePicture: CollectionAfterChangeHook = async ({ operation, req }) => {
  // No post shows yet what was uploaded just now.
  if (operation === 'update') await notifyReaders(req)
}

export const announceDeletedPicture: CollectionAfterDeleteHook = ({ req }) => notifyReaders(req)

async function notifyReaders(req: PayloadRequest): Promise<void> {
  const database = await databaseOf(req)
  await database.execute(sql`select pg_notify('site_cache', '{"tags":["posts"]}')`)
}
