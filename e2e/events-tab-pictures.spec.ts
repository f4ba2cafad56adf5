import { openDashboard, turnTo } from './support/measured-product.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { isMainLook, pictureThemes, widths } from './support/pictures.ts'
import { queueOf } from './support/queues.ts'
import { bothLocales, expect, expectAccessible, test } from './support/test.ts'

for (const locale of bothLocales) {
  const theme = pictureThemes[locale]

  test(`the tab of events looks as it did, and is accessible in both themes, ${locale}`, async ({
    page,
    picturedProduct,
  }) => {
    test.slow()
    await page.clock.setFixedTime(picturedMorning)
    await openDashboard(page, picturedProduct, { locale, theme, tab: 'events' })
    await expect(queueOf(page).locator('[data-part=opener]').first()).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 })
      await page.evaluate(() => scrollTo(0, 0))
      await page.mouse.move(0, 0)
      await expect.soft(page).toHaveScreenshot(`${locale}-${width}-events-tab.png`)
      if (!isMainLook({ locale, width })) continue
      for (const each of [theme === 'dark' ? 'light' : 'dark', theme] as const) {
        await turnTo(page, each)
        await expectAccessible(page, each === theme ? 'all' : 'colours')
      }
    }
  })
}
