import { readFile } from 'node:fs/promises'
import { calendarFileName } from '@cyberluach/core/calendar-file-name'
import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { formatTime } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { Page } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { eventWith, outsideLink } from './support/events.ts'
import { bothLocales, expect, expectAccessible, test, visitIn, withMotion } from './support/test.ts'

const zone = 'Asia/Jerusalem'
const today = dayKeyOf(new Date(), zone)

test.use(withMotion)

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const titleOf = ({ title, titleHe }: CalendarEvent) => (locale === 'he' && titleHe) || title
  const opens = (calendar: string) => fill(locale, t.dialog.opensCalendar, { calendar })
  const { google, outlook, office, file } = t.dialog.calendars
  const ownHours = (page: Page) => page.getByRole('dialog').getByText(t.dialog.yourTime.split('{')[0] ?? '')

  test.describe(`what can be done with an event, ${locale}`, () => {
    test.describe('by a visitor elsewhere', () => {
      const timezoneId = 'America/New_York'
      test.use({ timezoneId })

      test('their own hours stand beside the site’s; a menu adds it to a calendar: as a file, at Google, at Outlook; sharing names four networks, and says Copied for two seconds even if nothing was', async ({
        page,
        request,
      }) => {
        await page.clock.install()
        await page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('closed'))
        })
        const event = await eventWith(request, ({ allDay, endDate }) => !allDay && endDate !== null)
        await page.goto(path(`/?event=${event.id}`))
        const dialog = page.getByRole('dialog')
        await expect(dialog).toContainText(formatTime(event.startDate, zone))
        await expect(ownHours(page)).toContainText(formatTime(event.startDate, timezoneId))

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
        expect(atGoogle.get('details')).toContain(path(event.url))
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

        await dialog.getByRole('button', { name: t.share.button }).click()
        for (const network of ['linkedin', 'facebook', 'twitter', 'whatsapp'] as const) {
          const name = fill(locale, t.share.onNetwork, { network: t.share[network] })
          const address = await page.getByRole('menuitem', { name }).getAttribute('href')
          expect(decodeURIComponent(address ?? '')).toContain(path(event.url))
        }
        await page.clock.pauseAt(Date.now() + 60_000)
        await page.getByRole('menuitem', { name: t.share.copyLink }).click()
        await expect(page.getByRole('menuitem', { name: t.share.copied })).toBeVisible()
        await page.clock.runFor(1_900)
        await expect(page.getByRole('menuitem', { name: t.share.copied })).toBeVisible()
        await page.clock.runFor(200)
        await expect(page.getByRole('menuitem', { name: t.share.copyLink })).toBeVisible()
      })
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

    test('a title of 300 letters that is markup, a bidi override and one long word is shown inert, leaves room for the rest also on the narrowest phone, and is listed on its day', async ({
      page,
      request,
    }) => {
      const opening = `<img src=x onerror="document.title='owned'">\u202eevil`
      const day = addDays(today, 3)
      const long = opening + 'W'.repeat(300 - opening.length)
      const id = await approve(
        request,
        await submit(request, long, `${day}T18:00:00+02:00`, { prizeMoney: 5_000 }),
      )
      const { title } = (await (await request.get(`/api/events/${id}`)).json()) as CalendarEvent
      expect(title).not.toContain('\u202e')
      const dialog = page.getByRole('dialog')
      const expectContained = async () => {
        await expect(page).not.toHaveTitle('owned')
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(0)
      }
      const expectRoom = async (width: number, height: number) => {
        await expect(dialog.locator('footer')).toBeVisible() // what is shown while it is fetched has none
        await expect(dialog.getByRole('heading')).toBeFocused()
        await expectContained()
        const body = await dialog.locator('[data-part=body]').boundingBox()
        expect(body?.height).toBeGreaterThan(120)
        await expect(dialog).toContainText(t.dialog.inPerson)
        await expect(dialog).toContainText(t.dialog.noRegistration)
        for (const [name, asked] of [
          [t.share.button, 'html'],
          [t.dialog.addToCalendar, 'dialog [role="menu"]'], // the rest is what it was
        ] as const) {
          await dialog.getByRole('button', { name }).click()
          const menu = await dialog.getByRole('menu').boundingBox()
          expect(menu?.y).toBeGreaterThanOrEqual(0)
          expect((menu?.y ?? 0) + (menu?.height ?? 0), name).toBeLessThanOrEqual(height)
          expect(menu?.x).toBeGreaterThanOrEqual(0)
          expect((menu?.x ?? 0) + (menu?.width ?? 0), name).toBeLessThanOrEqual(width)
          await expectAccessible(page, 'all', asked)
          await page.keyboard.press('Escape')
        }
      }

      await page.setViewportSize({ width: 1280, height: 560 })
      await page.goto(path(`/?event=${id}`))
      await expectRoom(1280, 560)
      await expect(ownHours(page), 'the clock is the site’s').toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.locator(`[data-event="${id}"]:visible`).first().click()
      await expectRoom(320, 640)

      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path(`/day/${day}`))
      await expectContained()
      await page.getByRole('link', { name: title }).first().click()
      await expect(dialog).toContainText(title)
    })
  })
}

function compact(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}
