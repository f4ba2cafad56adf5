import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, main, test, visitInTurn } from './support/test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
const { t, path } = visitInTurn('saved events')

test(
  'an event stays saved over a reload, in every open tab alike, until it is taken out',
  main,
  async ({ page, context, request }) => {
    const { id } = await comingEvent(request)
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto(path(`/?event=${id}`))
    await expect(saveOf(page)).toHaveAttribute('aria-pressed', 'false')
    await saveOf(page).click()
    await expect(savedOf(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(savedOf(other)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(savedOf(page)).toBeVisible()
    await savedOf(other).click()
    await expect(saveOf(other)).toBeVisible()
    await expect(saveOf(page)).toBeVisible()
  },
)

test('saved events alone are shown on the grid, in the agenda of a phone and as cards', async ({ page, request }) => {
  const { id } = await comingEvent(request)
  await page.goto(path(`/?event=${id}`))
  await saveOf(page).click()
  await expect(savedOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('list', { name: t.filters.quickLabel })
    .getByRole('button', { name: t.filters.saved, exact: true })
    .click()
  await expectOnly(page, '#month-grid', id)
  await expect(page).toHaveURL(/saved=true/)
  await page.reload()
  await expectOnly(page, '#month-grid', id)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectOnly(page, '[data-part=agenda]', id)
  await page.getByRole('link', { name: t.calendar.viewCards }).click()
  await expectOnly(page, '[data-part=cards]', id)
})

const saveOf = (page: Page) => page.getByRole('dialog').getByRole('button', { name: t.dialog.save, exact: true })

const savedOf = (page: Page) => page.getByRole('dialog').getByRole('button', { name: t.dialog.saved, exact: true })

async function expectOnly(page: Page, part: string, id: string): Promise<void> {
  await expect(page.locator(`${part} [data-event="${id}"]`).first()).toBeVisible()
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
