import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { formatShortDate, formatTime } from '@cyberluach/i18n/format'
import type { APIRequestContext } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { bothLocales, expect, expectAccessible, test, visitIn } from './support/test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`an event, ${locale}`, () => {
    test('opens in a dialog from the calendar, takes the focus and gives it back', async ({ page }) => {
      await page.goto(path('/'))
      const opener = page.getByRole('gridcell').locator('[data-event]').first()
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

    test('is in front at every moment, also while what was awaited takes the place of the waiting', async ({
      page,
    }) => {
      await page.goto(path('/'))
      await page.evaluate(watchFront)
      const answer = Promise.withResolvers<void>()
      await page.route(/\/api\/events\/[\da-f-]{36}$/, async (route) => {
        await answer.promise
        await route.continue()
      })
      await page.getByRole('gridcell').locator('[data-event]').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('[aria-busy]')).toHaveCount(1)
      answer.resolve()
      await expect(dialog.locator('.dialog-footer')).toBeVisible()
      expect(await page.evaluate(() => (window as Watched).behind)).toBe(0)
    })

    test('has an address of its own that works without scripts', async ({ browser, baseURL, request }) => {
      const event = await eventWith(
        request,
        ({ isSample, registrationUrl }) => !isSample && registrationUrl !== null,
      )
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await page.goto(path(`/?event=${event.id}`))
      const title = locale === 'he' ? (event.titleHe ?? event.title) : event.title
      await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(escaped(title)))
      const register = page.getByRole('dialog').getByRole('link', { name: new RegExp(t.dialog.register) })
      await expect(register).toHaveAttribute('href', /[?&]ref=cyberluach/)
      await page.getByRole('link', { name: t.dialog.close }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await context.close()
    })

    test('of which only days are known shows no hours', async ({ page, request }) => {
      const event = await eventWith(request, (candidate) => candidate.allDay)
      await page.goto(path(`/?event=${event.id}`))
      await expect(page.getByRole('dialog')).toContainText(t.common.allDay)
      await expect(page.getByRole('dialog')).not.toContainText(/\d\d:\d\d/)
    })

    test('over several days shows the first and the last with their hours', async ({ page, request }) => {
      const event = await eventWith(request, ({ allDay, day, lastDay }) => !allDay && lastDay > day)
      await page.goto(path(`/?event=${event.id}`))
      const dialog = page.getByRole('dialog')
      for (const [day, time] of [
        [event.day, event.startDate],
        [event.lastDay, event.endDate ?? ''],
      ] as const) {
        await expect(dialog).toContainText(
          `${formatShortDate(locale, day)}, ${formatTime(time, 'Asia/Jerusalem')}`,
        )
      }
    })

    test('can be read and shared on the narrowest phone', async ({ page, request }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const event = await eventWith(request, (candidate) => candidate.prizeMoney !== null)
      await page.goto(path(`/?event=${event.id}`))
      await page.getByRole('dialog').getByRole('button', { name: t.share.button }).click()
      const menu = await page.getByRole('menu').boundingBox()
      expect(menu?.x).toBeGreaterThanOrEqual(0)
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(320)
      await expectAccessible(page)
    })

    test('that was deleted answers 404 and says so', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL })
      const page = await context.newPage()
      const answer = await page.goto(path(`/?event=${crypto.randomUUID()}`))
      expect(answer?.status()).toBe(404)
      await expect(page.getByText(t.dialog.notFound).first()).toBeVisible()
      await context.close()
    })
  })

  test.describe(`a day, ${locale}`, () => {
    test('lists its events by kind, and opens them', async ({ page, request }) => {
      const event = await eventWith(request, () => true)
      await page.goto(path(`/day/${event.day}`))
      const title = locale === 'he' ? (event.titleHe ?? event.title) : event.title
      await page
        .getByRole('link', { name: new RegExp(escaped(title)) })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toContainText(title)
    })

    test('without events says so, and one that does not exist is not found', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL })
      const page = await context.newPage()
      expect((await page.goto(path('/day/2031-01-01')))?.status()).toBe(200)
      await expect(page.getByText(t.day.emptyTitle)).toBeVisible()
      for (const address of ['/day/2026-13-40', '/day/2026-02-30', '/day/today', '/day']) {
        expect((await page.goto(path(address)))?.status(), address).toBe(404)
        await expect(page.getByRole('heading', { name: t.day.invalidTitle })).toBeVisible()
        await expect(page.getByText(t.day.invalidText)).toBeVisible()
        const home = page.getByRole('main').getByRole('link', { name: t.day.invalidButton })
        await expect(home).toHaveAttribute('href', path('/'))
      }
      await context.close()
    })
  })

  test.describe(`the keyboard in the grid, ${locale}`, () => {
    test('moves by day with the arrows, by month with the page keys, and opens a day with Enter', async ({
      page,
    }) => {
      await page.goto(path('/'))
      const grid = page.getByRole('grid')
      const stop = grid.locator('a:not([tabindex="-1"])')
      await page.keyboard.press('Tab')
      await expect(stop).toHaveCount(1)
      await stop.focus()
      await page.keyboard.press(locale === 'he' ? 'ArrowLeft' : 'ArrowRight')
      await expect(focusedDay(page)).toHaveAttribute('href', new RegExp(addDays(today, 1)))
      await page.keyboard.press('ArrowUp')
      await expect(focusedDay(page)).toHaveAttribute('href', new RegExp(addDays(today, -6)))
      await page.keyboard.press('PageDown')
      await expect(page).toHaveURL(/month=/)
      await expect(focusedDay(page)).toBeVisible()
      const href = await focusedDay(page).getAttribute('href')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${href}`)
    })
  })
}

test('a title that is markup, a bidi override or one long word is shown inert and contained', async ({
  page,
  request,
}) => {
  const title = `<img src=x onerror="document.title='owned'">\u202eevil${'w'.repeat(200)}`
  const event = await approve(request, await submit(request, title, `${addDays(today, 3)}T18:00:00+02:00`))
  for (const address of [`/?event=${event}`, `/he?event=${event}`, `/day/${addDays(today, 3)}`]) {
    await page.goto(address)
    await expect(page).not.toHaveTitle('owned')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${address} does not scroll sideways`).toBeLessThanOrEqual(0)
  }
  const stored = (await (await request.get(`/api/events/${event}`)).json()) as CalendarEvent
  expect(stored.title).not.toContain('\u202e')
})

function focusedDay(page: import('@playwright/test').Page) {
  return page.getByRole('grid').locator('a:focus')
}

async function eventWith(
  request: APIRequestContext,
  fits: (event: CalendarEvent) => boolean,
): Promise<CalendarEvent> {
  const answer = await request.get('/api/events', { params: { from: today, to: addDays(today, 10) } })
  const found = ((await answer.json()) as CalendarEvent[]).find(fits)
  if (!found) throw new Error('The seed has no such event in the coming days')
  return found
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

type Watched = Window & typeof globalThis & { behind: number }

/** Counts how often the page was changed to one whose dialog is not in front of it. */
function watchFront(): void {
  const watched = window as Watched
  watched.behind = 0
  new MutationObserver(() => {
    if (document.querySelector('dialog.event-dialog:not(:modal)')) watched.behind += 1
  }).observe(document.body, { childList: true, subtree: true })
}
