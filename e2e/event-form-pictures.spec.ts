import { messagesFor } from '@cyberluach/i18n/messages'
import { sharedProduct } from './support/api.ts'
import { fixedEvent, showFixedEvent } from './support/fixed-event.ts'
import { growToPage } from './support/grow-to-page.ts'
import { openDashboard, turnTo } from './support/measured-product.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { isMainLook, pictureThemes, widths } from './support/pictures.ts'
import { queueOf } from './support/queues.ts'
import { bothLocales, expect, expectAccessible, test } from './support/test.ts'

for (const locale of bothLocales) {
  const theme = pictureThemes[locale]
  const { dashboardEvents: words } = messagesFor(locale)

  test(`the form of an event looks as it did with deadlines and a new series, and is accessible in both themes, ${locale}`, async ({
    page,
  }) => {
    test.slow()
    await page.clock.setFixedTime(picturedMorning)
    await showFixedEvent(page)
    await openDashboard(page, sharedProduct(), { locale, theme, tab: 'events' })
    await queueOf(page).locator('[data-part=opener]').first().click()
    const detail = queueOf(page).locator('[data-part=detail]')
    const form = detail.locator('form')
    const first = form.locator('[data-part=deadline]').first()
    await expect(first.getByLabel(words.deadlines.day)).toHaveValue(fixedEvent.deadlines[0]?.day ?? '')
    await first.getByLabel(words.deadlines.day).fill('2026-12-20')
    await form.getByRole('button', { name: words.deadlines.add }).click()
    await form.getByLabel(words.seriesFields.series).selectOption('+')
    await form.getByRole('button', { name: words.save }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await growToPage(page)
      await page.mouse.move(0, 0)
      await expect.soft(detail).toHaveScreenshot(`${locale}-${width}-event-form-deadlines.png`)
      if (!isMainLook({ locale, width })) continue
      for (const each of [theme === 'dark' ? 'light' : 'dark', theme] as const) {
        await turnTo(page, each)
        await expectAccessible(page, each === theme ? 'all' : 'colours')
      }
    }
  })
}
