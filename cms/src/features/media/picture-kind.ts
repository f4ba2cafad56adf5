/** The kinds of pictures that may be uploaded. */
export const pictureTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const

export type PictureKind = keyof typeof pictureTypes

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
export function claimedKind({ name, mimetype }: { name: string; mimetype: string }): PictureKind | null {
  const ending = endings[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
  const type = mimetype.split(';')[0]?.trim().toLowerCase().replace('image/jpg', 'image/jpeg')
  return ending !== null && pictureTypes[ending] === type ? ending : null
}
