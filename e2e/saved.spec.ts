import { addDays, addMonths, dayKeyOf, monthOf } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext, Page } from '@playwright/test'
import { bothLocales, expect, expectAccessible, test, visitIn, type Visit } from './support/test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const { t, path } = visit

  test.describe(`saved events, ${locale}`, () => {
    test('one stays saved over a reload, in every open tab alike, until it is taken out', async ({
      page,
      context,
      request,
    }) => {
      const { id } = await comingEvent(request)
      const other = await context.newPage()
      for (const tab of [page, other]) await tab.goto(path(`/?event=${id}`))
      await expect(saveOf(page, visit)).toHaveAttribute('aria-pressed', 'false')
      await saveOf(page, visit).click()
      await expect(savedOf(page, visit)).toHaveAttribute('aria-pressed', 'true')
      await expect(savedOf(other, visit)).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await savedOf(page, visit).click()
      await expect(saveOf(page, visit)).toBeVisible()
      await expect(saveOf(other, visit)).toBeVisible()
    })

    test('the filter leaves only them on grid, cards and agenda, and asks nobody', async ({
      page,
      request,
    }) => {
      const event = await comingEvent(request)
      await save(page, visit, event.id)
      const address = page.url()
      const asked: string[] = []
      page.on('request', (each) => asked.push(each.url()))
      await savedToggle(page, visit).click()
      await expectOnly(page, '.month-grid', event.id)
      await expect(page.locator('.filters-count')).toHaveText(/(^|\D)1\D|אחד/)
      await expect(page.getByRole('button', { name: t.calendar.subscribe })).toHaveCount(0)
      await expectAccessible(page)
      expect(page.url()).toBe(address)
      expect(asked).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await expectOnly(page, '.agenda', event.id)
      await page.getByRole('link', { name: t.calendar.viewCards }).click()
      await expectOnly(page, '.calendar-cards', event.id)
    })

    test('its chip takes it away, and so does clearing all', async ({ page, request }) => {
      await save(page, visit, (await comingEvent(request)).id)
      const rows = page.locator('.event-row')
      const all = await rows.count()
      const clear = page.getByRole('link', { name: t.filters.clearAll })
      const chip = page.getByRole('button', {
        name: fill(locale, t.filters.removeChip, { value: t.filters.saved }),
      })
      for (const control of [chip, clear]) {
        await savedToggle(page, visit).click()
        await expect(rows).not.toHaveCount(all)
        await control.click()
        await expect(rows).toHaveCount(all)
        await expect(page.getByRole('button', { name: t.filters.toggle, exact: true })).toBeFocused()
        await expect(savedToggle(page, visit)).toHaveAttribute('aria-pressed', 'false')
      }
    })

    test('where none is shown, it says what to do', async ({ page, request }) => {
      await page.goto(path('/'))
      await page.getByRole('button', { name: t.filters.toggle }).click()
      await savedToggle(page, visit).click()
      await expect(page.locator('.nothing')).toHaveText(t.filters.savedNone)
      const event = await comingEvent(request)
      await save(page, visit, event.id)
      await savedToggle(page, visit).click()
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await page.getByRole('link', { name: t.calendar.viewCards }).click()
      const month = formatMonthName(locale, addMonths(monthOf(event.day), 1))
      const sentence = fill(locale, t.filters.savedElsewhere, { month })
      await expect(page.locator('.empty-state')).toBeVisible()
      await expect(page.locator('.nothing')).toHaveText(sentence)
    })

    test('storage that is forbidden is no error: they last as long as the page', async ({
      page,
      request,
    }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
        Object.defineProperty(window, 'localStorage', { get: refuse })
      })
      const event = await comingEvent(request)
      await save(page, visit, event.id)
      await savedToggle(page, visit).click()
      await expectOnly(page, '.month-grid', event.id)
      await page.reload()
      await expect(page.locator('.event-row').nth(1)).toBeAttached()
    })

    test('without scripts nothing offers what only the browser can do', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await page.goto(path('/?type=ctf'))
      await expect(page.getByLabel(t.filters.typeLabel, { exact: true })).toBeVisible()
      await expect(page.locator('.saved-toggle')).toBeHidden()
      await context.close()
    })
  })

  test.describe(`a saved event that is gone, ${locale}`, () => {
    test.use({ expectedErrors: [/status of 404/] })

    test('is forgotten when that is noticed', async ({ page }) => {
      const gone = crypto.randomUUID()
      await page.goto(path('/'))
      await page.evaluate((id) => localStorage.setItem('cyberluach.saved', JSON.stringify([id])), gone)
      const link = page.getByRole('gridcell').locator('[data-event]').first()
      await link.evaluate((node: HTMLElement, id) => void (node.dataset.event = id), gone)
      await link.click()
      await expect(page.getByRole('dialog', { name: t.dialog.notFound })).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cyberluach.saved'))).toBeNull()
    })
  })
}

const saveOf = (page: Page, { t }: Visit) =>
  page.getByRole('dialog').getByRole('button', { name: t.dialog.save, exact: true })

const savedOf = (page: Page, { t }: Visit) =>
  page.getByRole('dialog').getByRole('button', { name: t.dialog.saved, exact: true })

const savedToggle = (page: Page, { t }: Visit) =>
  page
    .getByRole('group', { name: t.filters.panelLabel })
    .locator('.saved-toggle', { hasText: t.filters.saved })

/** Saves the event, and leaves the calendar at its month with the filters open. */
async function save(page: Page, visit: Visit, id: string): Promise<void> {
  const { t, path } = visit
  await page.goto(path(`/?event=${id}`))
  await saveOf(page, visit).click()
  await expect(savedOf(page, visit)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: t.filters.toggle }).click()
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
