import { everyPage } from './support/every-page.ts'
import { openWithinBudget } from './support/first-load.ts'
import { htmlFaults } from './support/html-faults.ts'
import { brokenWords, strayElements } from './support/layout-faults.ts'
import { noteRoomForWords } from './support/longer-words.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { comparePictures, isMainLook, pictureThemes, usualHeight, widths } from './support/pictures.ts'
import { expectReadable } from './support/readable.ts'
import { bothLocales, expect, noteAccessible, test, visitIn, type Page } from './support/test.ts'

for (const locale of bothLocales) {
  const { path } = visitIn(locale)
  const theme = pictureThemes[locale]

  test.describe(`sound, light, accessible, readable, alive and as it was, ${locale}`, () => {
    test.describe.configure({ timeout: 180_000 })
    test.use({
      baseURL: async ({ picturedProduct }, use) => use(picturedProduct.origin),
      colorScheme: theme,
      expectedErrors: [/status of 40[34]/],
    })

    for (const { address, pictures, apart, shows = 'body', only = locale } of everyPage) {
      if (only !== locale) continue
      // One visit answers all that is asked of a page, and what it finds wrong hides nothing else.
      test(`is ${address}`, async ({ page }) => {
        await page.clock.setFixedTime(picturedMorning)
        const html = await openWithinBudget(page, path(address))
        expect.soft(await htmlFaults(html), 'the HTML is sound').toEqual([])
        for (const width of widths) {
          await page.setViewportSize({ width, height: usualHeight })
          await comparePictures(page, { locale, width }, pictures)
          expect.soft(await page.evaluate(strayElements), `nothing strays at ${width} px`).toEqual([])
          expect.soft(await page.evaluate(brokenWords), `words stay whole at ${width} px`).toEqual([])
          await noteRoomForWords(page)
          if (isMainLook({ locale, width })) await noteAccessible(page, 'all', apart)
          else if (pictures?.some(({ isInEveryLook }) => isInEveryLook)) await noteAccessible(page, 'colours', apart)
        }
        await expectReadable(page)
        await expect.soft(page.locator(shows).first()).toBeVisible()
        await expectIslandsAwake(page)
      })
    }
  })
}

/** Points at every island: each takes over what the server has rendered. A mismatch is an error on the console. */
async function expectIslandsAwake(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island'))
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await expect(page.locator('astro-island[ssr]'), 'islands asleep').toHaveCount(0)
}
