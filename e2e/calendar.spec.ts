import { addMonths, monthOf, dayKeyOf } from '@cyberluach/core/day-key'
import { formatMonth } from '@cyberluach/i18n/format'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const today = () => dayKeyOf(new Date(), 'Asia/Jerusalem')

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const noEvents = new RegExp(t.calendar.dayLabelEmpty.replace('{date}, ', ''))

  test.describe(`the month calendar, ${locale}`, () => {
    test('is complete without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await page.goto(path('/'))
      await expect(page.getByRole('gridcell')).toHaveCount(42)
      await expect(page.getByRole('gridcell').getByRole('link').first()).toBeAttached()
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
        monthName(addMonths(monthOf(today()), 1)),
      )
      await context.close()
    })

    test('goes to other months and back, and keeps the month in the address', async ({ page }) => {
      const next = addMonths(monthOf(today()), 1)
      await page.goto(path('/'))
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await expect(page).toHaveURL(new RegExp(`month=${next}`))
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(monthName(next))
      await page.reload()
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(monthName(next))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(monthName(monthOf(today())))
    })

    test('puts the previous month at the start of the reading direction', async ({ page }) => {
      await page.goto(path('/'))
      const previous = await page.getByRole('link', { name: t.calendar.previousMonth }).boundingBox()
      const next = await page.getByRole('link', { name: t.calendar.nextMonth }).boundingBox()
      const order = Math.sign((next?.x ?? 0) - (previous?.x ?? 0))
      expect(order).toBe(locale === 'he' ? -1 : 1)
    })

    test('marks today, and shows at most three titles a day with the rest counted', async ({ page }) => {
      await page.goto(path('/'))
      await expect(page.locator('[aria-current="date"]')).toHaveCount(1)
      const titles = await page
        .getByRole('gridcell')
        .evaluateAll((cells) => cells.map((cell) => cell.querySelectorAll('[data-event]').length))
      expect(Math.max(...titles)).toBeLessThanOrEqual(3)
    })

    test('does not call a month empty that has not come yet', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path('/'))
      const held = Promise.withResolvers<void>()
      await page.route('**/api/events?**', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByText(t.calendar.agendaEmpty)).toBeHidden()
      await expect(page.locator('.grid-loading')).toHaveText(t.common.loading)
      await expect(page.locator('.nothing')).toBeEmpty()
      await expect(page.locator('.filters-count')).toHaveText(t.common.loading)
      await expect(page.getByRole('grid').getByRole('link', { name: noEvents })).toHaveCount(0)
      held.resolve()
      await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy')
      await expect(page.locator('.filters-count')).not.toHaveText(t.common.loading)
      await expect(page.getByRole('grid').getByRole('link', { name: noEvents })).not.toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })
    })

    test('offers the way back to today on the narrowest screen', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await page.goto(path(`/?month=${addMonths(monthOf(today()), 2)}`))
      await page.getByRole('link', { name: t.calendar.todayButtonLabel }).click()
      await expect(page).not.toHaveURL(/month=/)
      await expect(page.locator('[aria-current="date"]')).toHaveCount(1)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })

    test.describe('when the server fails', () => {
      test.use({ expectedErrors: [/503/] })

      test('a month without its longer events shows the others', async ({ page }) => {
        await page.goto(path('/'))
        await page.route('**/api/events?*running=true*', (route) => route.fulfill({ status: 503 }))
        await page.getByRole('link', { name: t.calendar.nextMonth }).click()
        await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy')
        await expect(page.locator('.event-row').first()).toBeVisible()
      })

      test('a month that cannot be read is empty in silence, and is there once the server is', async ({
        page,
      }) => {
        await page.goto(path('/'))
        await page.route('**/api/events?*', (route) => route.fulfill({ status: 503 }))
        await page.getByRole('link', { name: t.calendar.nextMonth }).click()
        await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy')
        await expect(page.getByRole('gridcell')).toHaveCount(42)
        await expect(page.locator('.event-row')).toHaveCount(0)
        await expect(page.locator('.filters-count')).toBeEmpty()
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
        await page.unrouteAll({ behavior: 'wait' })
        await page.getByRole('link', { name: t.calendar.previousMonth }).click()
        await page.getByRole('link', { name: t.calendar.nextMonth }).click()
        await expect(page.locator('.event-row').first()).toBeVisible()
      })
    })
  })

  function monthName(month: string): string {
    return formatMonth(locale, month).split(' ')[0] ?? ''
  }
}

test('the language switch keeps the month', async ({ page }) => {
  const month = addMonths(monthOf(today()), 2)
  await page.goto(`/?month=${month}`)
  await page.getByRole('link', { name: 'עברית' }).click()
  await expect(page).toHaveURL(new RegExp(`/he\\?month=${month}`))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
})
