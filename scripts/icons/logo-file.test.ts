import { readFile } from 'node:fs/promises'
import { darkColors, lightColors } from '@cyberluach/design/theme/colors.generated'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logoFiles, logoPixels } from '../../site/src/data/brand.ts'
import { logoFile, tabIconFile } from './icon-file.ts'

const read = (path: string) => readFile(`site/public${path}`)

test('the icon of the tab is the logo in the colours of today; else: npm run icons:build', async () => {
  expect(String(await read('/favicon.svg'))).toBe(tabIconFile())
})

test.each(logoFiles)('the files for a $ground ground are there, and drawn as the logo is today', async (file) => {
  expect(String(await read(file.svg))).toBe(logoFile(file.ground))
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
  const [light, dark] = (['light', 'dark'] as const).map(logoFile)
  expect(light).toContain(`fill="${lightColors.red}"`)
  expect(dark).toContain(`fill="${darkColors.red}"`)
  expect(dark).toContain(`stroke-linecap="round" stroke="${darkColors.ink}"`)
  for (const file of [light, dark]) expect(file).not.toMatch(/class=|<style/)
})
