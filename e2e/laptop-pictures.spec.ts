import { layoutFaults } from './support/layout-faults.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { pictureThemes } from './support/pictures.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

/** What a small laptop shows at first of the pages that people are sent to. */
const firstScreens = {
  home: '/',
  'event-page': '/event/black-hat-europe-2026',
  archive: '/archive',
  plan: '/plan?from=2026-12-07&to=2026-12-09&country=IL&city=Haifa&type=conference',
}

for (const locale of bothLocales) {
  const { path } = visitIn(locale)

  test.describe(`the first screen of a small laptop, ${locale}`, () => {
    test.use({
      baseURL: async ({ picturedProduct }, use) => use(picturedProduct.origin),
      colorScheme: pictureThemes[locale],
      viewport: { width: 1280, height: 720 },
    })

    for (const [name, address] of Object.entries(firstScreens))
      test(`looks as it did: ${name}`, async ({ page }) => {
        await page.clock.setFixedTime(picturedMorning)
        await page.goto(path(address))
        await expect.poll(() => page.evaluate(layoutFaults)).toEqual([])
        await expect(page).toHaveScreenshot(`${locale}-1280-${name}.png`)
      })
  })
}
