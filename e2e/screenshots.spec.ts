import { steadyPages } from './support/public-pages.ts'
import { expect, test, visitIn } from './support/test.ts'

/** English is compared dark, Hebrew light, wide and on a phone. */
const looks = [
  { locale: 'en', theme: 'dark', width: 1440 },
  { locale: 'he', theme: 'light', width: 1440 },
  { locale: 'he', theme: 'light', width: 390 },
] as const

for (const { locale, theme, width } of looks) {
  const { path } = visitIn(locale)

  test.describe(`looks as it did, ${locale}, ${theme}, ${width} px`, () => {
    test.use({
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
      viewport: { width, height: 900 },
      expectedErrors: [/status of 404/],
    })

    for (const address of steadyPages) {
      test(`${address}`, async ({ page }) => {
        await page.goto(path(address), { waitUntil: 'networkidle' })
        await expect(page).toHaveScreenshot(`${locale}-${width}-${nameOf(address)}.png`, {
          mask: [page.getByRole('banner'), page.getByRole('contentinfo')],
          maxDiffPixelRatio: 0.02,
        })
      })
    }
  })
}

function nameOf(address: string): string {
  return address.replace(/\?.*/, '').replaceAll('/', '-').slice(1).toLowerCase()
}
