import { publicPages } from './support/public-pages.ts'
import { bothLocales, expectAccessible, test, visitIn } from './support/test.ts'

const widths = [1440, 390]

for (const locale of bothLocales) {
  const { path } = visitIn(locale)

  for (const theme of ['light', 'dark'] as const) {
    test.describe(`axe finds nothing, ${locale}, ${theme}`, () => {
      test.use({
        colorScheme: theme,
        contextOptions: { reducedMotion: 'reduce' },
        expectedErrors: [/status of 404/],
      })

      for (const address of publicPages) {
        test(`on ${address}`, async ({ page }) => {
          await page.goto(path(address))
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            await expectAccessible(page)
          }
        })
      }
    })
  }
}
