import { showFixedQueues } from './support/fixed-queues.ts'
import { showFixedSources } from './support/fixed-sources.ts'
import { noteRoomForWords } from './support/longer-words.ts'
import { openDashboard, signInBeforehand } from './support/measured-product.ts'
import { readPanelIn } from './support/panel-language.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { usualHeight, widths } from './support/pictures.ts'
import { queueOf } from './support/queues.ts'
import { bothLocales, test, type Page } from './support/test.ts'

const screens = ['', '/collections/events', '/collections/events/create', '/collections/posts', '/translations']

for (const locale of bothLocales) {
  test.describe(`words half as long again, ${locale}`, () => {
    test.slow()
    test.beforeEach(({ page }) => page.clock.setFixedTime(picturedMorning))

    test('have room on each tab of the dashboard, with a row open', async ({ page, picturedProduct }) => {
      await showFixedQueues(page)
      await showFixedSources(page)
      await openDashboard(page, picturedProduct, { locale })
      for (const tab of await page.getByRole('tab').all())
        await test.step((await tab.textContent()) ?? '', async () => {
          await tab.click()
          await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).last().waitFor()
          const opener = queueOf(page).locator('[data-part=opener]')
          if (await opener.count()) await opener.first().click()
          await noteRoomForWordsInBoth(page)
        })
    })

    test('have room on the screens of the panel', async ({ page, picturedProduct }) => {
      await signInBeforehand(page, picturedProduct)
      await readPanelIn(page.context(), locale, picturedProduct.origin)
      for (const screen of screens) {
        await page.setViewportSize({ width: widths[0], height: usualHeight })
        await page.goto(`${picturedProduct.origin}/admin${screen}`)
        await page.locator('.nav--nav-open').waitFor()
        await noteRoomForWordsInBoth(page)
      }
    })
  })
}

/** In the width that is there at first, so that each screen is laid out anew once. */
async function noteRoomForWordsInBoth(page: Page): Promise<void> {
  const first = page.viewportSize()?.width
  for (const width of widths.toSorted((one) => (one === first ? -1 : 1))) {
    await page.setViewportSize({ width, height: usualHeight })
    await noteRoomForWords(page)
  }
}
