import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messagesFor } from '@cyberluach/i18n/messages'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { manifestOf } from './manifest.ts'

const folder = join(import.meta.dirname, '../../public')
const english = manifestOf('en', messagesFor('en'))

test('each language is an app of its own, which begins at its own home', () => {
  const hebrew = manifestOf('he', messagesFor('he'))
  expect(english).toMatchObject({ id: '/', start_url: '/', lang: 'en', dir: 'ltr', short_name: 'CyberLuach' })
  expect(hebrew).toMatchObject({
    id: '/he',
    start_url: '/he',
    lang: 'he',
    dir: 'rtl',
    short_name: 'סייברלוח',
  })
})

test('what browsers ask of an app to install it is there', () => {
  expect(english).toMatchObject({ scope: '/', display: 'standalone' })
  expect(english.short_name.length).toBeLessThanOrEqual(12)
  const asked = ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']
  expect(english.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(asked)
})

test('every icon is a picture of the size that it says, and what may be cut is opaque', async () => {
  for (const { src, sizes, purpose } of english.icons) {
    const picture = sharp(await readFile(join(folder, src)))
    const { width, height, format } = await picture.metadata()
    expect(`${width}x${height} ${format}`).toBe(`${sizes} png`)
    if (purpose === 'maskable') expect((await picture.stats()).isOpaque).toBe(true)
  }
  const touch = await sharp(join(folder, 'apple-touch-icon.png')).metadata()
  expect(touch).toMatchObject({ width: 180, height: 180, format: 'png' })
})

test('the icon for old browsers holds three sizes of the mark', async () => {
  const file = await readFile(join(folder, 'favicon.ico'))
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + index * 16
    expect(file.readUInt8(entry)).toBe(size)
    const [bytes, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)]
    const { width, height } = await sharp(file.subarray(offset, offset + bytes)).metadata()
    expect([width, height]).toEqual([size, size])
  }
})
