import * as postsApi from '@cyberluach/api/posts'
import type { PictureAnswer } from '@cyberluach/api/posts'
import { pictureAddress } from '@cyberluach/core/text/pictures'
import type { PayloadRequest } from 'payload'
import { refused, done } from '../../platform/http/outcome.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { actAs } from '../users/sessions.ts'
import type { PictureError } from './picture.ts'
import { handle } from '../../platform/http/endpoint.ts'
import type { Locale } from '@cyberluach/i18n/locales'

/** Takes a picture through the panel's own way in, by the rights of whoever uploads it. */
const createPicture = handle(postsApi.createPicture, async ({ services: { payload }, signedIn, body }) => {
  const { name, type, data: encoded } = body
  const data = Buffer.from(encoded, 'base64')
  try {
    const picture = await inPayloadTransaction(payload, async (_, req) => {
      await actAs(req, signedIn.user)
      const file = { data, mimetype: type, name, size: data.byteLength }
      const { id } = await payload.create({ ...by(req), data: {}, file })
      return answerOf(req, id)
    })
    return done(201, picture)
  } catch (reason) {
    const error = (reason as { pictureError?: PictureError }).pictureError
    if (!error) throw reason
    return refused('invalid', { issues: [{ path: 'file', code: error }] })
  }
})

/** Says what a picture shows, in both languages. */
const describePicture = handle(postsApi.describePicture, (call) => {
  const { services, signedIn, params, body } = call
  return inPayloadTransaction(services.payload, async (client, req) => {
    const { rowCount } = await client.query('select from media where id = $1', [params.id])
    if (rowCount === 0) return refused('notFound')
    await actAs(req, signedIn.user)
    for (const [locale, alt] of Object.entries({ en: body.alt, he: body.altHe }) as [Locale, string][])
      await services.payload.update({ ...by(req), id: params.id, locale, data: { alt } })
    return done(200, await answerOf(req, params.id))
  })
})

function by(req: PayloadRequest) {
  return { collection: 'media' as const, req, overrideAccess: false, user: req.user }
}

async function answerOf(req: PayloadRequest, id: string): Promise<PictureAnswer> {
  const found = await req.payload.findByID({ collection: 'media', id, req, locale: 'all', depth: 0 })
  const { filename, width, height } = found
  const alt = (found.alt ?? {}) as unknown as { en?: string | null; he?: string | null }
  return {
    id,
    url: pictureAddress(filename ?? ''),
    width: width ?? null,
    height: height ?? null,
    alt: alt.en || null,
    altHe: alt.he || null,
  }
}

export const pictureRoutes = [createPicture, describePicture] as const
