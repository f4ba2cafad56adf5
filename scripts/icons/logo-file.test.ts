import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logoFiles, logoPixels } from '../../site/src/data/logo-files.ts'
import { logoFile } from './logo-file.ts'

const read = (path: string) => readFile(`site/public${path}`)
const mark = String(await read('/favicon.svg'))

test.each(logoFiles)('the files for a $ground ground are there, and made of the mark', async (file) => {
  expect(String(await read(file.svg))).toBe(logoFile(mark, file.ground))
  const picture = sharp(await read(file.png))
  const { format, width, height, hasAlpha } = await picture.metadata()
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'png',
    width: logoPixels,
    height: logoPixels,
    hasAlpha: true,
  })
})

test('each shape says its own colour, by the ground that the file is for', () => {
  const [light, dark] = (['light', 'dark'] as const).map((ground) => logoFile(mark, ground))
  expect(light).toContain('<circle fill="#cf2f1f"')
  expect(dark).toContain('<circle fill="#ff6a4d"')
  expect(dark).toContain('stroke="#f2f0ea" stroke-width="2.4"')
  for (const file of [light, dark]) expect(file).not.toMatch(/class=|<style|#191d28.*#f2f0ea/)
})
