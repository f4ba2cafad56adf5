import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { bothLocales } from './support/test.ts'

const mails = [
  ['submissions', 'received'],
  ['submissions', 'published'],
  ['submissions', 'rejected'],
  ['newsletter', 'confirm'],
  ['newsletter', 'welcome'],
  ['newsletter', 'digest'],
] as const
const looks = [
  { width: 600, scheme: 'light' },
  { width: 600, scheme: 'dark' },
  { width: 390, scheme: 'light' },
] as const

/** The mails as their own tests keep them: a browser is all that their pictures need. */
const htmlOf = (path: string) =>
  readFile(fileURLToPath(new URL(`../cms/src/features/${path}.html`, import.meta.url)), 'utf8')

for (const [folder, name] of mails) {
  test(`the mail “${name}” looks as it did, wide, narrow and at night`, async ({ page }) => {
    for (const locale of bothLocales) {
      await page.setContent(await htmlOf(`${folder}/mails/kept/${name}-${locale}`))
      for (const { width, scheme } of looks) {
        await page.setViewportSize({ width, height: 400 })
        await page.emulateMedia({ colorScheme: scheme })
        await expect(page).toHaveScreenshot(`mail-${name}-${locale}-${width}-${scheme}.png`, {
          fullPage: true,
        })
      }
    }
  })
}
