import { randomBytes } from 'node:crypto'
import { pictureLimits } from '@cyberluach/core/picture-limits'
import { slugOf } from '@cyberluach/core/slug'
import sharp from 'sharp'
import { claimedKind, pictureKind } from './picture-kind.ts'

/** A picture as it is kept and served. */
export type Picture = {
  bytes: Buffer
  name: string
  mimeType: 'image/webp'
  width: number
  height: number
}

export type PictureFault =
  | 'pictureTooLarge'
  | 'pictureKind'
  | 'pictureMismatch'
  | 'pictureBroken'
  | 'pictureTooManyPixels'

export type MadePicture = { ok: true; picture: Picture } | { ok: false; fault: PictureFault }

type Upload = { name: string; mimetype: string; data: Uint8Array }

const mostPixels = 50_000_000
const largest = { width: 2400, height: 8000 }

/**
 * Makes an upload anew: decoded, turned upright, shrunk, and encoded without anything that came with it (places,
 * cameras, comments). What is too large, no picture, or not the picture that it says it is, is not decoded at all.
 */
export async function makePicture({ name, mimetype, data }: Upload): Promise<MadePicture> {
  if (data.byteLength > pictureLimits.bytes) return { ok: false, fault: 'pictureTooLarge' }
  const kind = pictureKind(data)
  if (!kind) return { ok: false, fault: 'pictureKind' }
  if (claimedKind({ name, mimetype }) !== kind) return { ok: false, fault: 'pictureMismatch' }
  try {
    return { ok: true, picture: await encoded(data, name) }
  } catch (reason) {
    const isBomb = reason instanceof Error && /pixel limit/i.test(reason.message)
    return { ok: false, fault: isBomb ? 'pictureTooManyPixels' : 'pictureBroken' }
  }
}

/** Of a moving picture, the first frame. */
async function encoded(data: Uint8Array, name: string): Promise<Picture> {
  const { data: bytes, info } = await sharp(data, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  return { bytes, name: nameOf(name), mimeType: 'image/webp', width: info.width, height: info.height }
}

/** Readable, and never used again: browsers keep what they have under this name for a year. */
function nameOf(given: string): string {
  const slug = slugOf(given.replace(/\.[^.]*$/, ''), '').slice(0, 60)
  const readable = slug === 'post-' ? 'picture' : slug.replace(/-+$/, '')
  return `${readable}-${randomBytes(6).toString('hex')}.webp`
}
