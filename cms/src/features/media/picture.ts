import { randomBytes } from 'node:crypto'
import { pictureLimits } from '@cyberluach/core/text/pictures'
import { slugOf } from '@cyberluach/core/text/identifiers'
import sharp from 'sharp'

export type Picture = {
  bytes: Buffer
  name: string
  mimeType: 'image/webp'
  width: number
  height: number
}

export type PictureError =
  | 'pictureTooLarge'
  | 'pictureKind'
  | 'pictureMismatch'
  | 'pictureBroken'
  | 'pictureTooManyPixels'

type MadePicture = { ok: true; picture: Picture } | { ok: false; error: PictureError }

type Upload = { name: string; mimetype: string; data: Uint8Array }

const mostPixels = 50_000_000
const largest = { width: 2400, height: 8000 }

/**
 * Makes an upload anew: decoded, turned upright, shrunk, and encoded without anything that came with it (places,
 * cameras, comments). What is too large, no picture, or not the picture that it says it is, is not decoded at all.
 */
export async function makePicture({ name, mimetype, data }: Upload): Promise<MadePicture> {
  if (data.byteLength > pictureLimits.bytes) return { ok: false, error: 'pictureTooLarge' }
  const kind = pictureKind(data)
  if (!kind) return { ok: false, error: 'pictureKind' }
  if (claimedKind({ name, mimetype }) !== kind) return { ok: false, error: 'pictureMismatch' }
  try {
    return { ok: true, picture: await encoded(data, name) }
  } catch (reason) {
    const isBomb = reason instanceof Error && /pixel limit/i.test(reason.message)
    return { ok: false, error: isBomb ? 'pictureTooManyPixels' : 'pictureBroken' }
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
function nameOf(filename: string): string {
  const slug = slugOf(filename.replace(/\.[^.]*$/, ''), '').slice(0, 60)
  const readable = slug === 'post-' ? 'picture' : slug.replace(/-+$/, '')
  return `${readable}-${randomBytes(6).toString('hex')}.webp`
}

export const pictureTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const

type PictureKind = keyof typeof pictureTypes

/** What the first bytes say that a file is; null for anything that is no picture of ours, an SVG among them. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp'
  // The major brand, or one of the compatible ones.
  return /^[^]{4}ftyp(?:avi[fs]|[^]{8}(?:[^]{4}){0,8}?avi[fs])/.test(start) ? 'avif' : null
}

const endings: Record<string, PictureKind> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  apng: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
}

/** What a file says that it is, by its name and its declared type; null where the two differ or say something else. */
function claimedKind({ name, mimetype }: { name: string; mimetype: string }): PictureKind | null {
  const ending = endings[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
  const type = mimetype.split(';')[0]?.trim().toLowerCase().replace('image/jpg', 'image/jpeg')
  return ending !== null && pictureTypes[ending] === type ? ending : null
}
