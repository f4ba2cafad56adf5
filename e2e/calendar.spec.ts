import { addMonths, monthOf, dayKeyOf } from '@cyberluach/core/day-key'
import { formatMonth } from '@cyberluach/i18n/format'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const thisMonth = monthOf(dayKeyOf(new Date(), 'Asia/Jerusalem'))

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const noEvents = new RegExp(t.calendar.dayLabelEmpty.replace('{date}, ', ''))
  const monthName = (month: string) => formatMonth(locale, month).split(' ')[0] ?? ''

  test.describe(`the month calendar, ${locale}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('is complete, and the calendar to subscribe to is in the language of the page', async ({
        page,
      }) => {
        await page.goto(path('/'))
        await expect(page.getByRole('gridcell')).toHaveCount(42)
        await expect(page.getByRole('gridcell').getByRole('link').first()).toBeAttached()
        await page.getByRole('main').getByRole('button', { name: t.home.subscribe.button }).click()
        const panel = page.getByRole('dialog', { name: t.home.subscribe.title })
        await panel.getByText(t.common.typesPlural.ctf).click()
        const asked = page.waitForRequest('**/events.ics?**')
        await panel.getByRole('button', { name: t.home.subscribe.file }).click()
        const { searchParams } = new URL((await asked).url())
        const language = locale === 'he' ? { lang: 'he' } : {}
        expect(Object.fromEntries(searchParams)).toEqual({ ...language, type: 'ctf', location: 'all' })
        await page.keyboard.press('Escape')
        await page.getByRole('link', { name: t.calendar.nextMonth }).click()
        await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
          monthName(addMonths(thisMonth, 1)),
        )
      })
    })

    test('marks today, shows at most three titles a day, and puts the previous month at the start of the reading direction; goes to other months and back, and keeps the month in the address', async ({
      page,
    }) => {
      const next = addMonths(thisMonth, 1)
      const heading = page.getByRole('heading', { level: 2 }).first()
      const toNext = page.getByRole('link', { name: t.calendar.nextMonth })
      await page.goto(path('/'))
      await expect(page.locator('[aria-current="date"]')).toHaveCount(1)
      const titles = await page
        .getByRole('gridcell')
        .evaluateAll((cells) => cells.map((cell) => cell.querySelectorAll('[data-event]').length))
      expect(Math.max(...titles)).toBeLessThanOrEqual(3)
      const before = await page.getByRole('link', { name: t.calendar.previousMonth }).boundingBox()
      const after = await toNext.boundingBox()
      const order = Math.sign((after?.x ?? 0) - (before?.x ?? 0))
      expect(order).toBe(locale === 'he' ? -1 : 1)

      await toNext.click()
      await expect(page).toHaveURL(new RegExp(`month=${next}`))
      await expect(heading).toContainText(monthName(next))
      await page.reload()
      await expect(heading).toContainText(monthName(next))
      await page.goBack()
      await expect(heading).toContainText(monthName(thisMonth))
    })

    test('keeps its arrows where they are, however long the name of the month is', async ({ page }) => {
      const boxIn = async (month: string) => {
        await page.goto(path(`/?month=${month}`))
        return page.getByRole('link', { name: t.calendar.nextMonth }).boundingBox()
      }
      expect(await boxIn('2027-05')).toEqual(await boxIn('2027-09'))
    })

    test('does not call a month empty that has not come yet, and offers the way back to today on the narrowest screen', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const held = Promise.withResolvers<void>()
      // Before the page, which reads the months beside its own ahead as soon as somebody moves.
      await page.route('**/api/events?**', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.goto(path('/'))
      const grid = page.getByRole('grid')
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await expect(grid).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByText(t.calendar.agendaEmpty)).toBeHidden()
      await expect(page.locator('#month-grid > [aria-hidden]')).toHaveText(t.common.loading)
      await expect(page.locator('[data-part=nothing]')).toBeEmpty()
      await expect(page.locator('#calendar-filters [role=status]')).toHaveText(t.common.loading)
      await expect(grid.getByRole('link', { name: noEvents })).toHaveCount(0)
      held.resolve()
      await expect(grid).not.toHaveAttribute('aria-busy')
      await expect(page.locator('#calendar-filters [role=status]')).not.toHaveText(t.common.loading)
      await expect(grid.getByRole('link', { name: noEvents })).not.toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })

      await page.setViewportSize({ width: 320, height: 568 })
      await page.getByRole('link', { name: t.calendar.todayButtonLabel }).click()
      await expect(page).not.toHaveURL(/month=/)
      await expect(page.locator('[aria-current="date"]')).toHaveCount(1)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })

    test.describe('when the server fails', () => {
      test.use({ expectedErrors: [/503/] })

      test('a month that cannot be read is empty in silence, and is there once the server is', async ({
        page,
      }) => {
        const grid = page.getByRole('grid')
        const toNext = page.getByRole('link', { name: t.calendar.nextMonth })
        await page.route('**/api/events?*', (route) => route.fulfill({ status: 503 }))
        await page.goto(path('/'))
        await toNext.click()
        await expect(page).toHaveURL(/month=/)
        await expect(grid).not.toHaveAttribute('aria-busy')
        await expect(page.getByRole('gridcell')).toHaveCount(42)
        await expect(page.locator('.event-row')).toHaveCount(0)
        await expect(page.locator('#calendar-filters [role=status]')).toBeEmpty()
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
        await page.unrouteAll({ behavior: 'wait' })

        await page.getByRole('link', { name: t.calendar.previousMonth }).click()
        await toNext.click()
        await expect(page).toHaveURL(/month=/)
        await expect(page.locator('.event-row').first()).toBeVisible()
        await expect(grid).not.toHaveAttribute('aria-busy')
      })
    })
  })
}

test('the language switch keeps the month', async ({ page }) => {
  const month = addMonths(thisMonth, 2)
  await page.goto(`/?month=${month}`)
  await page.getByRole('link', { name: 'עברית' }).click()
  await expect(page).toHaveURL(new RegExp(`/he\\?month=${month}`))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
})
