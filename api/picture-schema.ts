import { pictureLimits } from '@cyberluach/core/picture-limits'
import { z } from '@hono/zod-openapi'
import { lineText, optionalLine } from './text-schema.ts'

/** A file as its browser names it, its bytes in Base64. */
export const pictureUpload = z
  .strictObject({
    name: lineText(300),
    type: lineText(100),
    data: z.string({ error: 'required' }).min(1, { error: 'required' }).openapi({ format: 'byte' }),
  })
  .openapi('PictureUpload')

/** What those are told who do not see it. */
export const pictureWords = z
  .strictObject({ alt: optionalLine(pictureLimits.alt), altHe: optionalLine(pictureLimits.alt) })
  .openapi('PictureWords')

/** An uploaded picture; its `url` stands in posts for it. */
export const pictureSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    alt: z.string().nullable(),
    altHe: z.string().nullable(),
  })
  .openapi('Picture')

export type PictureAnswer = z.infer<typeof pictureSchema>
export type PictureUpload = z.output<typeof pictureUpload>
export type PictureWords = z.output<typeof pictureWords>
