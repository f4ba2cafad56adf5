import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { bothLocales } from './support/test.ts'

const mails = [
  ['submissions', 'received'],
  ['submissions', 'published'],
  ['submissions', 'rejected'],
  ['submissions', 'moved'],
  ['submissions', 'reply'],
  ['newsletter', 'confirm'],
  ['newsletter', 'welcome'],
  ['newsletter', 'digest'],
  ['newsletter', 'letter'],
  ['notices', 'notice'],
  ['notices', 'daily'],
] as const
/** English by night on a desk, Hebrew by day on a phone. */
const looks = {
  en: { width: 600, scheme: 'dark' },
  he: { width: 390, scheme: 'light' },
} as const

/** The mails as their own tests keep them: a browser is all that their pictures need. */
const htmlOf = (path: string) =>
  readFile(fileURLToPath(new URL(`../cms/src/features/${path}.html`, import.meta.url)), 'utf8')

test('each mail looks as it did, in both languages', async ({ page }) => {
  test.slow()
  for (const [folder, name] of mails)
    await test.step(name, async () => {
      for (const locale of bothLocales) {
        const { width, scheme } = looks[locale]
        await page.setViewportSize({ width, height: 400 })
        await page.emulateMedia({ colorScheme: scheme })
        await page.setContent(await htmlOf(`${folder}/mails/kept/${name}-${locale}`))
        const picture = `mail-${name}-${locale}-${width}-${scheme}.png`
        await expect.soft(page).toHaveScreenshot(picture, { fullPage: true })
      }
    })
})
