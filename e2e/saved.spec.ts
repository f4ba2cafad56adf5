import { addDays, addMonths, dayKeyOf, monthOf } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext, Page, Request } from '@playwright/test'
import { bothLocales, expect, expectAccessible, test, visitIn, type Visit } from './support/test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const { t, path } = visit

  test.describe(`saved events, ${locale}`, () => {
    test('one stays saved over a reload, in every open tab alike, until it is taken out; the filter leaves only them on grid, agenda and cards, asks nobody, is taken away by its chip and by clearing all, and says what to do where none is shown', async ({
      page,
      context,
      request,
    }) => {
      const event = await comingEvent(request)
      const { id } = event
      const other = await context.newPage()
      for (const tab of [page, other]) await tab.goto(path(`/?event=${id}`))
      await expect(saveOf(page, visit)).toHaveAttribute('aria-pressed', 'false')
      await saveOf(page, visit).click()
      await expect(savedOf(page, visit)).toHaveAttribute('aria-pressed', 'true')
      await expect(savedOf(other, visit)).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(savedOf(page, visit)).toBeVisible()
      await leaveToFilters(page, visit)

      const rows = page.locator('.event-row')
      const all = await rows.count()
      const address = page.url()
      const asked: string[] = []
      const note = (each: Request) => void asked.push(each.url())
      page.on('request', note)
      await savedToggle(page, visit).click()
      await expectOnly(page, '#month-grid', id)
      await expect(page.locator('#calendar-filters [role=status]')).toHaveText(/(^|\D)1\D|אחד/)
      await expectAccessible(page)
      expect(page.url()).toBe(address)
      expect(asked).toEqual([])
      page.off('request', note)

      const clear = page.getByRole('link', { name: t.filters.clearAll })
      const chip = page.getByRole('button', {
        name: fill(locale, t.filters.removeChip, { value: t.filters.saved }),
      })
      for (const control of [chip, clear]) {
        await expect(rows).not.toHaveCount(all)
        await control.click()
        await expect(rows).toHaveCount(all)
        await expect(page.getByRole('button', { name: t.filters.toggle, exact: true })).toBeFocused()
        await expect(savedToggle(page, visit)).toHaveAttribute('aria-pressed', 'false')
        await savedToggle(page, visit).click()
      }

      await page.setViewportSize({ width: 390, height: 844 })
      await expectOnly(page, '[data-part=agenda]', id)
      await page.getByRole('link', { name: t.calendar.viewCards }).click()
      await expectOnly(page, '[data-part=cards]', id)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      const month = formatMonthName(locale, addMonths(monthOf(event.day), 1))
      const sentence = fill(locale, t.filters.savedElsewhere, { month })
      await expect(page.locator('[data-part="no-cards"]')).toBeVisible()
      await expect(page.locator('[data-part=nothing]')).toHaveText(sentence)

      await savedOf(other, visit).click()
      await expect(saveOf(other, visit)).toBeVisible()
      await expect(page.locator('[data-part=nothing]')).toHaveText(t.filters.savedNone)
    })
  })
}

test('storage that is forbidden is no error: what is saved lasts as long as the page', async ({
  page,
  request,
}) => {
  const visit = visitIn('he')
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  const { id } = await comingEvent(request)
  await page.goto(visit.path(`/?event=${id}`))
  await saveOf(page, visit).click()
  await expect(savedOf(page, visit)).toBeVisible()
  await leaveToFilters(page, visit)
  await savedToggle(page, visit).click()
  await expectOnly(page, '#month-grid', id)
  await page.reload()
  await expect(page.locator('.event-row').nth(1)).toBeAttached()
})

test.describe('a saved event that is gone', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is forgotten when that is noticed', async ({ page }) => {
    const { t, path } = visitIn('en')
    const gone = crypto.randomUUID()
    await page.addInitScript((id) => localStorage.setItem('cyberluach.saved', JSON.stringify([id])), gone)
    await page.goto(path('/'))
    const link = page.locator('#month-grid [data-event]:visible').first()
    await link.evaluate((node: HTMLElement, id) => void (node.dataset.event = id), gone)
    await link.click()
    await expect(page.getByRole('dialog', { name: t.dialog.notFound })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cyberluach.saved'))).toBeNull()
  })
})

const saveOf = (page: Page, { t }: Visit) =>
  page.getByRole('dialog').getByRole('button', { name: t.dialog.save, exact: true })

const savedOf = (page: Page, { t }: Visit) =>
  page.getByRole('dialog').getByRole('button', { name: t.dialog.saved, exact: true })

const savedToggle = (page: Page, { t }: Visit) =>
  page
    .getByRole('list', { name: t.filters.quickLabel })
    .getByRole('button', { name: t.filters.saved, exact: true })

/** Closes the event, and leaves the calendar at its month with the filters open. */
async function leaveToFilters(page: Page, visit: Visit): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: visit.t.filters.toggle }).click()
  await expect(savedToggle(page, visit)).toBeVisible()
}

async function expectOnly(page: Page, part: string, id: string): Promise<void> {
  const events = page.locator(`${part} [data-event]`)
  await expect(events.first()).toBeVisible()
  await expect(page.locator(`${part} [data-event]:not([data-event="${id}"])`)).toHaveCount(0)
}

/** An event of one day that is still to come. */
async function comingEvent(request: APIRequestContext): Promise<CalendarEvent> {
  const params = { from: addDays(today, 1), to: addDays(today, 40) }
  const events = (await (await request.get('/api/events', { params })).json()) as CalendarEvent[]
  const event = events.find(({ day, lastDay }) => day === lastDay)
  if (!event) throw new Error('The seed has no such event on these days')
  return event
}
