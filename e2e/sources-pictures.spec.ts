import { messagesFor } from '@cyberluach/i18n/messages'
import { sharedProduct } from './support/api.ts'
import { showFixedSources } from './support/fixed-sources.ts'
import { openDashboard } from './support/measured-product.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { pictureThemes } from './support/pictures.ts'
import { queueOf } from './support/queues.ts'
import { bothLocales, expect, expectAccessible, test, visitInTurn, type Locale, type Page } from './support/test.ts'

/** English on a desk, Hebrew on a phone, each also as the other. */
const widths = { en: [1440, 390], he: [390, 1440] } as const

for (const locale of bothLocales) {
  const { dashboardSources: words } = messagesFor(locale)

  test(`the sources are accessible and look as they did: lists, an open one, a preview, a pair, ${locale}`, async ({
    page,
  }) => {
    test.slow()
    await page.clock.setFixedTime(picturedMorning)
    await showFixedSources(page)
    await page.setViewportSize({ width: 1440, height: 1000 })
    await openDashboard(page, sharedProduct(), { locale, theme: pictureThemes[locale], tab: 'sources' })

    await queueOf(page).locator('[data-part=opener]').first().click()
    await compare(page, 'pair', locale)
    await queueOf(page).locator('[data-part=opener]').nth(1).click()
    await expectAccessible(page)

    await queueOf(page)
      .getByRole('radio', { name: new RegExp(`^${words.views.sources}`) })
      .click()
    await compare(page, 'lists', locale)
    await queueOf(page).locator('[data-part=opener]').first().click()
    await queueOf(page).locator('summary').click()
    await compare(page, 'open', locale)
    await queueOf(page).getByRole('button', { name: words.acts.preview }).click()
    await expect(queueOf(page).locator('[data-part=preview]').getByText(words.preview.note)).toBeVisible()
    await compare(page, 'preview', locale)

    await queueOf(page).getByRole('button', { name: words.create }).first().click()
    await expectAccessible(page)
  })
}

test('without any list the tab says what to do', async ({ page }) => {
  const { locale, t } = visitInTurn('without any list')
  await page.clock.setFixedTime(picturedMorning)
  await showFixedSources(page, { isEmpty: true })
  await openDashboard(page, sharedProduct(), { locale, theme: pictureThemes[locale], tab: 'sources' })
  await expect(queueOf(page).getByRole('heading', { name: t.dashboardSources.emptyTitle })).toBeVisible()
  await expectAccessible(page)
})

async function compare(page: Page, name: string, locale: Locale): Promise<void> {
  for (const width of widths[locale]) {
    await page.setViewportSize({ width, height: width === 390 ? 1800 : 1000 })
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.mouse.move(0, 0)
    await expect.soft(page).toHaveScreenshot(`${locale}-${width}-sources-${name}.png`)
  }
  await page.setViewportSize({ width: 1440, height: 1000 })
}
