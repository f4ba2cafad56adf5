import { isLocale, otherLocale, type Locale } from '@cyberluach/i18n/locales'
import { sql } from 'drizzle-orm'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  FieldHook,
  JSONField,
  PayloadRequest,
} from 'payload'
import { databaseOf } from '../../platform/database/in-request.ts'
import { problem } from '../labels.ts'
import { refusal } from '../refusal.ts'
import { otherTexts } from './other-texts-field.ts'

export type OtherTexts = { title: string | null; description: string | null }

/** What an event says in the language that its form is not in: read with the form, saved with it, stored nowhere else. */
export const otherTextsField: JSONField = {
  name: otherTexts,
  type: 'json',
  virtual: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { afterRead: [readOthers] },
}

/** The English title is needed in a Hebrew form, too. */
export const checkOthers: CollectionBeforeValidateHook = ({ data, req }) => {
  const given = textsIn(data)
  if (given && otherOf(req) === 'en' && !given.title?.trim()) throw refusal(problem(req, 'titleNeeded'), 400)
  return data
}

/** Stored in the transaction of the save, after it: Payload writes every language of a document as it was before. */
export const writeOthers: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  const [given, locale] = [textsIn(data), otherOf(req)]
  if (!given || !locale) return doc
  const database = await databaseOf(req)
  await database.execute(sql`
    insert into events_locales (_parent_id, _locale, title, description)
    values (${doc.id}::uuid, ${locale}::_locales, ${given.title}, ${given.description})
    on conflict (_locale, _parent_id) do update set title = excluded.title, description = excluded.description
  `)
  return { ...doc, [otherTexts]: given }
}

async function readOthers({
  data,
  findMany,
  originalDoc,
  req,
}: Parameters<FieldHook>[0]): Promise<OtherTexts | null> {
  const locale = otherOf(req)
  const id: unknown = originalDoc?.id ?? data?.id
  if (findMany || !req.user || !locale || typeof id !== 'string') return null
  const database = await databaseOf(req)
  const { rows } = await database.execute<OtherTexts>(
    sql`select title, description from events_locales where _parent_id = ${id}::uuid and _locale = ${locale}::_locales`,
  )
  return rows[0] ?? { title: null, description: null }
}

function otherOf({ locale }: PayloadRequest): Locale | null {
  return isLocale(locale ?? '') ? otherLocale(locale as Locale) : null
}

/** Null where the form has none, as what an importer or another program sends. */
function textsIn(data: unknown): OtherTexts | null {
  const given = (data as Record<string, unknown> | undefined)?.[otherTexts]
  if (typeof given !== 'object' || given === null) return null
  const { title, description } = given as Record<string, unknown>
  return { title: textOf(title), description: textOf(description) }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
