import { readFile } from 'node:fs/promises'
import { calendarFileName } from '@cyberluach/core/calendar-file-name'
import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { formatTime } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext, Locator } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { bothLocales, expect, expectAccessible, test, visitIn } from './support/test.ts'

const zone = 'Asia/Jerusalem'
const today = dayKeyOf(new Date(), zone)

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const titleOf = ({ title, titleHe }: CalendarEvent) => (locale === 'he' && titleHe) || title
  const opens = (calendar: string) => fill(locale, t.dialog.opensCalendar, { calendar })
  const { google, outlook, office, file } = t.dialog.calendars

  test.describe(`what can be done with an event, ${locale}`, () => {
    test('a menu adds it to a calendar: as a file, at Google, at Outlook', async ({ page, request }) => {
      const event = await eventWith(request, ({ allDay, endDate }) => !allDay && endDate !== null)
      await page.goto(path(`/?event=${event.id}`))
      const dialog = page.getByRole('dialog')
      const opener = dialog.getByRole('button', { name: t.dialog.addToCalendar })
      await opener.click()
      const menu = dialog.getByRole('menu', { name: t.dialog.addToCalendar })
      await expect(menu.getByRole('menuitem')).toHaveCount(4)

      await expect(menu.getByRole('menuitem', { name: file })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('menuitem', { name: opens(google) })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(dialog).toBeVisible()

      await page.keyboard.press('ArrowDown')
      const atGoogle = await outsideLink(menu.getByRole('menuitem', { name: opens(google) }))
      expect(atGoogle.get('text')).toBe(titleOf(event))
      expect(atGoogle.get('dates')).toBe(`${compact(event.startDate)}/${compact(event.endDate ?? '')}`)
      expect(atGoogle.get('ctz')).toBe(zone)
      expect(atGoogle.get('details')).toContain(path(`/?event=${event.id}`))
      for (const name of [outlook, office]) {
        const atOutlook = await outsideLink(menu.getByRole('menuitem', { name: opens(name) }))
        expect(atOutlook.get('subject')).toBe(titleOf(event))
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
    })

    test('days without hours go to calendars as days', async ({ page, request }) => {
      const event = await eventWith(request, ({ allDay, day, lastDay }) => allDay && lastDay > day)
      await page.goto(path(`/?event=${event.id}`))
      await page.getByRole('dialog').getByRole('button', { name: t.dialog.addToCalendar }).click()
      const atGoogle = await outsideLink(page.getByRole('menuitem', { name: opens(google) }))
      const end = addDays(event.lastDay, 1)
      expect(atGoogle.get('dates')).toBe(`${event.day}/${end}`.replaceAll('-', ''))
      const atOutlook = await outsideLink(page.getByRole('menuitem', { name: opens(outlook) }))
      expect([atOutlook.get('startdt'), atOutlook.get('enddt')]).toEqual([event.day, end])
      expect(atOutlook.get('allday')).toBe('true')
    })

    test('without scripts the ways to a calendar are plain links', async ({ browser, baseURL, request }) => {
      const event = await eventWith(request, () => true)
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await page.goto(path(`/?event=${event.id}`))
      const dialog = page.getByRole('dialog')
      for (const name of [google, outlook, office]) {
        await expect(dialog.getByRole('link', { name: opens(name) })).toBeVisible()
        await outsideLink(dialog.getByRole('link', { name: opens(name) }))
      }
      await expect(dialog.getByRole('button', { name: t.dialog.addToCalendar })).toBeHidden()
      const address = await dialog.getByRole('link', { name: file }).getAttribute('href')
      const answer = await request.get(address ?? '')
      expect(answer.headers()['content-disposition']).toContain(`filename="${calendarFileName}"`)
      expect(await answer.text()).toContain(`UID:${event.id}@cyberluach`)
      await context.close()
    })

    test('one that is over offers its page quietly, and no registration', async ({ page, request }) => {
      const event = await eventWith(
        request,
        ({ lastDay, registrationUrl }) => lastDay < today && registrationUrl !== null,
        { from: addDays(today, -25), to: addDays(today, -2) },
      )
      await page.goto(path(`/?event=${event.id}`))
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t.dialog.timing.ended)
      const name = fill(locale, t.dialog.eventPageLabel, { title: titleOf(event) })
      const link = dialog.getByRole('link', { name, exact: true })
      await expect(link).toHaveText(t.dialog.eventPage)
      await expect(link).toHaveAttribute('href', /[?&]ref=cyberluach/)
      await expect(dialog.locator('.button-primary')).toHaveCount(0)
      await expectAccessible(page)
    })

    test('sharing names four networks, and says Copied for two seconds even if nothing was', async ({
      page,
      request,
    }) => {
      await page.clock.install()
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('closed'))
      })
      const event = await eventWith(request, () => true)
      await page.goto(path(`/?event=${event.id}`))
      await page.getByRole('dialog').getByRole('button', { name: t.share.button }).click()
      for (const network of ['linkedin', 'facebook', 'twitter', 'whatsapp'] as const) {
        const name = fill(locale, t.share.onNetwork, { network: t.share[network] })
        const address = await page.getByRole('menuitem', { name }).getAttribute('href')
        expect(decodeURIComponent(address ?? '')).toContain(path(`/?event=${event.id}`))
      }
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByRole('menuitem', { name: t.share.copyLink }).click()
      await expect(page.getByRole('menuitem', { name: t.share.copied })).toBeVisible()
      await page.clock.runFor(1_900)
      await expect(page.getByRole('menuitem', { name: t.share.copied })).toBeVisible()
      await page.clock.runFor(200)
      await expect(page.getByRole('menuitem', { name: t.share.copyLink })).toBeVisible()
    })

    test('a visitor elsewhere sees their own hours beside the site’s', async ({
      browser,
      baseURL,
      request,
    }) => {
      const event = await eventWith(request, ({ allDay }) => !allDay)
      for (const [timezoneId, isToldOwn] of [
        ['America/New_York', true],
        [zone, false],
      ] as const) {
        const context = await browser.newContext({ timezoneId, baseURL })
        const page = await context.newPage()
        await page.goto(path(`/?event=${event.id}`))
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('button', { name: t.share.button })).toBeVisible()
        await expect(dialog).toContainText(formatTime(event.startDate, zone))
        const own = dialog.getByText(t.dialog.yourTime.split('{')[0] ?? '')
        if (isToldOwn) await expect(own).toContainText(formatTime(event.startDate, timezoneId))
        else await expect(own).toHaveCount(0)
        await context.close()
      }
    })

    test('a title of 300 letters, and nothing else, leaves room for the rest', async ({ page, request }) => {
      const start = `${addDays(today, 3)}T18:00:00+02:00`
      const event = await approve(request, await submit(request, 'W'.repeat(300), start))
      for (const [width, height] of [
        [390, 640],
        [1280, 560],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(path(`/?event=${event}`))
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('heading')).toBeFocused()
        const body = await dialog.locator('.dialog-body').boundingBox()
        expect(body?.height).toBeGreaterThan(120)
        await expect(dialog).toContainText(t.dialog.inPerson)
        await expect(dialog).toContainText(t.dialog.noRegistration)
        for (const name of [t.share.button, t.dialog.addToCalendar]) {
          await dialog.getByRole('button', { name }).click()
          const menu = await dialog.getByRole('menu').boundingBox()
          expect(menu?.y).toBeGreaterThanOrEqual(0)
          expect((menu?.y ?? 0) + (menu?.height ?? 0), name).toBeLessThanOrEqual(height)
          await expectAccessible(page)
          await page.keyboard.press('Escape')
        }
      }
    })
  })
}

/** What a link to another site says, which opens beside this one and cannot reach back. */
async function outsideLink(link: Locator): Promise<URLSearchParams> {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.protocol).toBe('https:')
  expect(address.href.length).toBeLessThanOrEqual(2000)
  return address.searchParams
}

function compact(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

async function eventWith(
  request: APIRequestContext,
  fits: (event: CalendarEvent) => boolean,
  params = { from: addDays(today, 1), to: addDays(today, 14) },
): Promise<CalendarEvent> {
  const found = ((await (await request.get('/api/events', { params })).json()) as CalendarEvent[]).find(fits)
  if (!found) throw new Error('The seed has no such event on these days')
  return found
}
