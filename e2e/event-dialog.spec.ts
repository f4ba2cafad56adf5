import { readFile } from 'node:fs/promises'
import { calendarFileName } from '@cyberluach/core/calendar-file/calendar-times'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { titleOf } from '@cyberluach/i18n/event-words'
import { formatTime } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { Page } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { eventWith, outsideLink } from './support/events.ts'
import { bothLocales, expect, main, test, visitIn, visitInTurn, withMotion } from './support/test.ts'

const zone = 'Asia/Jerusalem'

test.use(withMotion)

const { locale, t, path } = visitInTurn('what can be done with an event')

test(
  'an event is added to a calendar: at Google, at Outlook, or as the file that the server has',
  main,
  async ({ page, request }) => {
    const event = await eventWith(request, ({ allDay, endDate }) => !allDay && endDate !== null)
    const title = titleOf(locale, event).text
    await page.goto(path(`/?event=${event.id}`))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.dialog.addToCalendar }).click()
    const menu = dialog.getByRole('menu', { name: t.dialog.addToCalendar })
    const { google, outlook, office, file } = t.dialog.calendars
    const to = (calendar: string) =>
      outsideLink(menu.getByRole('menuitem', { name: fill(locale, t.dialog.opensCalendar, { calendar }) }))
    const atGoogle = await to(google)
    expect(atGoogle.get('text')).toBe(title)
    expect(atGoogle.get('dates')).toBe(`${compact(event.startDate)}/${compact(event.endDate ?? '')}`)
    expect(atGoogle.get('ctz')).toBe(zone)
    expect(atGoogle.get('details')).toContain(path(event.url))
    for (const calendar of [outlook, office]) {
      const atOutlook = await to(calendar)
      expect(atOutlook.get('subject')).toBe(title)
      expect(Date.parse(atOutlook.get('startdt') ?? '')).toBe(Date.parse(event.startDate))
    }

    const downloading = page.waitForEvent('download')
    await menu.getByRole('menuitem', { name: file }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(calendarFileName)
    const saved = await readFile(await download.path(), 'utf8')
    expect(saved).toContain(`UID:${event.id}@cyberluach`)
    const served = await request.get(`/api/events/${event.id}/calendar.ics?lang=${locale}`)
    expect(saved).toBe(await served.text())
    await expect(dialog.getByText(t.dialog.addToCalendarDone)).toBeAttached()
  },
)

test.describe('a visitor elsewhere', () => {
  const timezoneId = 'America/New_York'
  test.use({ timezoneId })

  test('reads the hours of an event by their own clock beside the site’s', main, async ({ page, request }) => {
    const event = await eventWith(request, ({ allDay, endDate }) => !allDay && endDate !== null)
    await page.goto(path(`/?event=${event.id}`))
    await expect(page.getByRole('dialog')).toContainText(formatTime(event.startDate, zone))
    await expect(ownHours(page, t)).toContainText(formatTime(event.startDate, timezoneId))
  })
})

for (const visit of bothLocales.map(visitIn)) {
  test.describe(`a long title, ${visit.locale}`, () => {
    test('a title of 300 letters that is markup, a bidi override and one long word is shown inert and leaves room for the rest', async ({
      page,
      request,
    }) => {
      const opening = `<img src=x onerror="document.title='owned'">\u202eevil`
      const day = addDays(dayKeyOf(new Date(), zone), 3)
      const long = opening + 'W'.repeat(300 - opening.length)
      const more = { prizeMoney: 5_000 }
      const id = await approve(request, await submit(request, long, `${day}T18:00:00+02:00`, more))
      const { title } = (await (await request.get(`/api/events/${id}`)).json()) as CalendarEvent
      expect(title).not.toContain('\u202e')
      const dialog = page.getByRole('dialog')

      await test.step('in a low window', async () => {
        await page.setViewportSize({ width: 1280, height: 560 })
        await page.goto(visit.path(`/?event=${id}`))
        await expectRoom(page, visit.t)
        await expect(ownHours(page, visit.t), 'the clock is the site’s').toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })

      await test.step('on the narrowest phone', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.locator(`[data-event="${id}"]:visible`).first().click()
        await expectRoom(page, visit.t)
      })

      await test.step('on the page of its day', async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(visit.path(`/day/${day}`))
        const link = page.getByRole('link', { name: title }).first()
        await expect(link).toBeVisible()
        await expectContained(page)
        await link.click()
        await expect(dialog).toContainText(title)
      })
    })
  })
}

type Texts = typeof t

function ownHours(page: Page, { dialog }: Texts) {
  return page.getByRole('dialog').getByText(dialog.yourTime.split('{')[0] ?? '')
}

async function expectContained(page: Page): Promise<void> {
  await expect(page).not.toHaveTitle('owned')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(0)
}

/** What can be read and done in the open dialog has its place on the screen. */
async function expectRoom(page: Page, { dialog: words, share }: Texts): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('footer')).toBeVisible() // what is shown while it is fetched has none
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expectContained(page)
  const body = dialog.locator('[data-part=body]')
  await expect.poll(async () => (await body.boundingBox())?.height).toBeGreaterThan(120)
  await expect(dialog).toContainText(words.prize)
  await expect(dialog).toContainText(words.noRegistration)
  for (const name of [share.button, words.addToCalendar]) {
    await dialog.getByRole('button', { name }).click()
    const menu = dialog.getByRole('menu')
    await expect(menu).toBeVisible()
    await expect.poll(() => menu.evaluate(outsideOfScreen), `all of “${name}” is on the screen`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
}

/** The edges of the screen that an element reaches over. */
function outsideOfScreen(element: Element): string[] {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const over = { top: -top, bottom: bottom - innerHeight, left: -left, right: right - innerWidth }
  return Object.entries(over).flatMap(([edge, pixels]) => (pixels > 0 ? edge : []))
}

function compact(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}
