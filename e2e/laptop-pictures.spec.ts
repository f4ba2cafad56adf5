import { layoutFaults } from './support/layout-faults.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { pictureThemes } from './support/pictures.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const softly = expect.configure({ soft: true })

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

    test('looks as it did', async ({ page }) => {
      await page.clock.setFixedTime(picturedMorning)
      for (const [name, address] of Object.entries(firstScreens))
        await test.step(name, async () => {
          await page.goto(path(address))
          await softly.poll(() => page.evaluate(layoutFaults), address).toEqual([])
          await softly(page).toHaveScreenshot(`${locale}-1280-${name}.png`)
        })
    })
  })
}
