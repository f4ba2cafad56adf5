import { calendarFileName } from '@cyberluach/core/calendar-file/calendar-times'
import { addDays, addMonths, dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import { titleOf } from '@cyberluach/i18n/event-words'
import { fill } from '@cyberluach/i18n/translate'
import type { Page } from '@playwright/test'
import { emptyYear, eventWith, outsideLink } from './support/events.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('an event and a day')

test('an event opens over the calendar, in front at every moment, and gives the focus back', main, async ({ page }) => {
  await page.goto(path('/'))
  await page.evaluate(watchFront)
  const answer = Promise.withResolvers<void>()
  await page.route(/\/api\/events\/[\da-f-]{36}$/, async (route) => {
    await answer.promise
    await route.continue()
  })
  const opener = page.locator('#month-grid [data-event]:visible').first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[aria-busy]')).toHaveCount(1)
  answer.resolve()
  await expect(dialog.locator('footer')).toBeVisible()
  expect(await page.evaluate(() => (window as Watched).behind)).toBe(0)
  await expect(dialog.getByRole('heading').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('keys move through the days of the calendar, out of the month, and open a day', main, async ({ page }) => {
  await page.goto(path('/'))
  const stop = page.getByRole('grid').locator('a:not([tabindex="-1"])')
  await page.keyboard.press('Tab')
  await expect(stop).toHaveCount(1)
  await expect(stop).toHaveAttribute('aria-current', 'date')
  const today = dayIn((await stop.getAttribute('href')) ?? '')
  await stop.focus()
  const walked = [
    [locale === 'he' ? 'ArrowLeft' : 'ArrowRight', addDays(today, 1)],
    ['ArrowUp', addDays(today, -6)],
    ['PageDown', addMonths(monthOf(addDays(today, -6)), 1)],
  ] as const
  for (const [key, day] of walked) {
    await page.keyboard.press(key)
    await expect(page.getByRole('grid').locator('a:focus')).toHaveAttribute('href', new RegExp(`/day/${day}`))
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${path('/day/')}${walked[2][1]}-\\d\\d$`))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] })

  test(
    'an event has an address of its own, where the ways to a calendar are plain links',
    main,
    async ({ page, request }) => {
      const event = await registrable(page)
      await page.goto(path(`/?event=${event.id}`))
      const dialog = page.getByRole('dialog')
      const title = titleOf(locale, event).text
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
      await expect.poll(() => page.title()).toContain(title)
      const register = dialog.getByRole('link', { name: new RegExp(t.dialog.register) })
      await expect(register).toHaveAttribute('href', /[?&]ref=cyberluach/)

      const { google, outlook, office, file } = t.dialog.calendars
      for (const calendar of [google, outlook, office]) {
        const link = dialog.getByRole('link', { name: fill(locale, t.dialog.opensCalendar, { calendar }) })
        await expect(link).toBeVisible()
        await outsideLink(link)
      }
      await expect(dialog.getByRole('button', { name: t.dialog.addToCalendar })).toBeHidden()
      const address = await dialog.getByRole('link', { name: file }).getAttribute('href')
      const answer = await request.get(address ?? '')
      expect(answer.headers()['content-disposition']).toContain(`filename="${calendarFileName}"`)
      expect(await answer.text()).toContain(`UID:${event.id}@cyberluach`)

      await page.getByRole('link', { name: t.dialog.close }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )

  test('an event that was deleted is not found at its address, which says so', async ({ page }) => {
    expect((await page.goto(path(`/?event=${crypto.randomUUID()}`)))?.status()).toBe(404)
    await expect(page.getByText(t.dialog.notFound).first()).toBeVisible()
  })

  test('a day without events says so', async ({ page }) => {
    expect((await page.goto(path(`/day/${emptyYear}-01-01`)))?.status()).toBe(200)
    await expect(page.getByText(t.day.emptyTitle)).toBeVisible()
  })

  test('a day that does not exist is not found, however it is written, and leads home', async ({ page }) => {
    const missing = await page.goto(path('/day/2026-13-40'))
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: t.day.invalidTitle })).toBeVisible()
    await expect(page.getByText(t.day.invalidText)).toBeVisible()
    const home = page.getByRole('main').getByRole('link', { name: t.day.invalidButton })
    await expect(home).toHaveAttribute('href', path('/'))
    const said = mainOf((await missing?.text()) ?? '')
    expect(said).toContain(t.day.invalidTitle)
    for (const address of ['/day/2026-02-30', '/day/today', '/day']) {
      const answer = await page.request.get(path(address))
      expect(answer.status(), address).toBe(404)
      expect(mainOf(await answer.text()), address).toBe(said)
    }
  })
})

/** An event of the seed, from today on, that one can register for. */
function registrable({ request }: Page) {
  const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
  return eventWith(request, ({ isSample, registrationUrl }) => !isSample && registrationUrl !== null, {
    from: today,
    to: addDays(today, 10),
  })
}

function dayIn(address: string): string {
  return /\d{4}-\d\d-\d\d/.exec(address)?.[0] ?? ''
}

/** The part of a page's HTML that is its own. */
function mainOf(html: string): string {
  return /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
}

type Watched = Window & typeof globalThis & { behind: number }

/** Counts how often the page was changed to one whose dialog is not in front of it. */
function watchFront(): void {
  const watched = window as Watched
  watched.behind = 0
  new MutationObserver(() => {
    if (document.querySelector('dialog[aria-labelledby=event-title]:not(:modal)')) watched.behind += 1
  }).observe(document.body, { childList: true, subtree: true })
}
