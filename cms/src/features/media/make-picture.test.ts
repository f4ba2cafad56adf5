import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makePicture } from './picture.ts'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a7' } })

async function make(data: Uint8Array, name: string, mimetype: string) {
  return makePicture({ data, name, mimetype })
}

describe('a picture', () => {
  test.each([
    ['jpeg', 'a.JPG', 'image/jpeg'],
    ['png', 'a.png', 'image/png'],
    ['webp', 'a.webp', 'image/webp'],
    ['avif', 'a.avif', 'image/avif'],
    ['gif', 'a.gif', 'image/gif'],
  ] as const)('is made anew as WebP: %s', async (format, name, type) => {
    const made = await make(await plain(40, 20).toFormat(format).toBuffer(), name, type)
    expect(made).toMatchObject({ ok: true, picture: { mimeType: 'image/webp', width: 40, height: 20 } })
    if (made.ok) expect((await sharp(made.picture.bytes).metadata()).format).toBe('webp')
  })

  test('loses where and with what it was taken, and stands upright', async () => {
    const data = await plain(40, 20)
      .withExif({ IFD0: { Copyright: 'Secret Street 5', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = await make(data, 'phone.jpg', 'image/jpeg')
    if (!made.ok) throw new Error(made.error)
    const { exif, xmp, iptc, orientation, width, height } = await sharp(made.picture.bytes).metadata()
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect([width, height]).toEqual([20, 40])
    expect(made.picture.bytes.includes('Secret Street')).toBe(false)
  })

  test('is at most 2400 pixels wide', async () => {
    const made = await make(await plain(3000, 1000).png().toBuffer(), 'wide.png', 'image/png')
    expect(made).toMatchObject({ ok: true, picture: { width: 2400, height: 800 } })
  })

  test('that moves keeps its first frame', async () => {
    const frames = Buffer.from(
      'R0lGODlhAQABAPAAAP8AAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw==',
      'base64',
    )
    const made = await make(frames, 'moving.gif', 'image/gif')
    if (!made.ok) throw new Error(made.error)
    expect((await sharp(made.picture.bytes).metadata()).pages ?? 1).toBe(1)
  })

  test.each([
    ['Night of flags.png', /^night-of-flags-[0-9a-f]{12}\.webp$/],
    ['צילום מסך.png', /^picture-[0-9a-f]{12}\.webp$/],
    ['../../etc/passwd.png', /^etc-passwd-[0-9a-f]{12}\.webp$/],
    [`${'x'.repeat(300)}.png`, /^x{60}-[0-9a-f]{12}\.webp$/],
  ])('has a name that is never used again: %s', async (name, expected) => {
    const data = await plain(2, 2).png().toBuffer()
    const [first, second] = [await make(data, name, 'image/png'), await make(data, name, 'image/png')]
    if (!first.ok || !second.ok) throw new Error('refused')
    expect(first.picture.name).toMatch(expected)
    expect(first.picture.name).not.toBe(second.picture.name)
  })
})

describe('refused is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  const html = '<!doctype html><script>alert(1)</script>'

  test.each([
    ['an SVG', svg, 'a.svg', 'image/svg+xml'],
    ['an SVG that says it is a PNG', svg, 'a.png', 'image/png'],
    ['an SVG behind a declaration', `<?xml version="1.0"?>${svg}`, 'a.webp', 'image/webp'],
    ['HTML that says it is a JPEG', html, 'a.jpg', 'image/jpeg'],
    ['a program', 'MZ\x90\x00', 'a.png', 'image/png'],
    ['a PDF', '%PDF-1.7', 'a.png', 'image/png'],
    ['a TIFF', 'II*\x00', 'a.png', 'image/png'],
    ['nothing', '', 'a.png', 'image/png'],
  ])('%s', async (_, text, name, type) => {
    expect(await make(Buffer.from(text, 'latin1'), name, type)).toEqual({ ok: false, error: 'pictureKind' })
  })

  test.each([
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/gif'],
    ['a.svg', 'image/png'],
    ['a.html', 'image/png'],
    ['a.png.exe', 'image/png'],
    ['a', 'image/png'],
  ])('a PNG that calls itself %s, %s', async (name, type) => {
    const data = await plain(2, 2).png().toBuffer()
    expect(await make(data, name, type)).toEqual({ ok: false, error: 'pictureMismatch' })
  })

  test('one of more than 5 MB', async () => {
    const data = Buffer.concat([await plain(2, 2).png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)])
    expect(await make(data, 'a.png', 'image/png')).toEqual({ ok: false, error: 'pictureTooLarge' })
  })

  test('a small file that would fill the memory', async () => {
    const data = await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
    expect(data.length).toBeLessThan(1024 * 1024)
    expect(await make(data, 'bomb.png', 'image/png')).toEqual({ ok: false, error: 'pictureTooManyPixels' })
  })

  test('half a picture', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251))
    const data = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    expect(await make(data.subarray(0, data.length / 2), 'a.png', 'image/png')).toEqual({
      ok: false,
      error: 'pictureBroken',
    })
  })
})
