import * as postsApi from '@cyberluach/api/posts'
import type { PictureAnswer, PictureUpload, PictureWords } from '@cyberluach/api/posts'
import { pictureAddress } from '@cyberluach/core/text/pictures'
import type { PayloadRequest } from 'payload'
import { refused, type Refusal, done } from '../../platform/http/outcome.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import type { Services, SignedInUser } from '../../platform/services.ts'
import { actAs } from '../users/sessions.ts'
import type { PictureError } from './picture.ts'
import { handle } from '../../platform/http/endpoint.ts'

type Person = { services: Services; user: SignedInUser }

/** Takes a picture through the panel's own way in, by the rights of whoever uploads it. */
export async function uploadPicture(
  { services, user }: Person,
  { name, type, data }: PictureUpload,
): Promise<PictureAnswer | Refusal> {
  const bytes = Buffer.from(data, 'base64')
  try {
    return await inPayloadTransaction(services.payload, async (_, req) => {
      await actAs(req, user)
      const { id } = await services.payload.create({
        ...by(req),
        data: {},
        file: { data: bytes, mimetype: type, name, size: bytes.byteLength },
      })
      return answerOf(services, req, id)
    })
  } catch (reason) {
    const error = (reason as { pictureError?: PictureError }).pictureError
    if (!error) throw reason
    return refused('invalid', { issues: [{ path: 'file', code: error }] })
  }
}

/** Says what a picture shows, in both languages; null where there is no such picture. */
export async function describePicture(
  { services, user }: Person,
  id: string,
  { alt, altHe }: PictureWords,
): Promise<PictureAnswer | null> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    const { rowCount } = await client.query('select from media where id = $1', [id])
    if (rowCount === 0) return null
    await actAs(req, user)
    for (const [locale, words] of [
      ['en', alt],
      ['he', altHe],
    ] as const) {
      await services.payload.update({ ...by(req), id, locale, data: { alt: words } })
    }
    return answerOf(services, req, id)
  })
}

function by(req: PayloadRequest) {
  return { collection: 'media' as const, req, overrideAccess: false, user: req.user }
}

async function answerOf({ payload }: Services, req: PayloadRequest, id: string): Promise<PictureAnswer> {
  const found = await payload.findByID({ collection: 'media', id, req, locale: 'all', depth: 0 })
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

const createPicture = handle(postsApi.createPicture, async ({ services, signedIn, body }) => {
  const picture = await uploadPicture({ services, user: signedIn.user }, body)
  return 'kind' in picture ? picture : done(201, picture)
})

const routesDescribePicture = handle(
  postsApi.describePicture,
  async ({ services, signedIn, params, body }) => {
    const picture = await describePicture({ services, user: signedIn.user }, params.id, body)
    return picture ? done(200, picture) : refused('notFound')
  },
)

export const pictureRoutes = [createPicture, routesDescribePicture] as const
