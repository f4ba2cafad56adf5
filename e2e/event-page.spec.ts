import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { titleOf } from '@cyberluach/i18n/event-words'
import { formatFullDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { approve, sharedProduct, signIn, submit } from './support/api.ts'
import { eventWith } from './support/events.ts'
import { bothLocales, expect, expectAccessible, main, test, visitIn, visitInTurn, type Page } from './support/test.ts'

const { locale, t, path } = visitInTurn('the page of an event')
const words = t.eventPage

test('the page of an event is what its dialog opens, under its one address', main, async ({ page }) => {
  const event = await registrable(page)
  const canonical = page.locator('link[rel=canonical]')
  await page.goto(path(`/?event=${event.id}`))
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path(event.url)}$`))
  await page.getByRole('dialog').getByRole('link', { name: t.dialog.openPage }).click()
  await page.waitForURL(`**${path(event.url)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(locale, event).text)
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path(event.url)}$`))
})

test('the page of an event tells where to register, what runs beside it and where it comes from', async ({ page }) => {
  const event = await registrable(page)
  await page.goto(path(event.url))
  const host = URL.parse(event.registrationUrl ?? '')?.host.replace(/^www\./, '') ?? ''
  const register = page.getByRole('link', { name: new RegExp(t.dialog.register) })
  const registerAt = fill(locale, words.registerAt, { host })
  await expect(register).toHaveText(registerAt)
  await expect(register).toHaveAccessibleName(fill(locale, words.opensTab, { words: registerAt }))
  await expect(register).toHaveAttribute('href', /[?&]ref=cyberluach/)
  await expect(page.getByRole('heading', { name: words.weekTitle })).toBeVisible()
  const origin = page.getByRole('region', { name: words.sourceTitle })
  await expect(origin.getByRole('link', { name: event.source?.name ?? '' })).toBeVisible()
})

test('the page of an event describes it to search engines', async ({ request, page }) => {
  const event = await registrable(page)
  const html = await (await request.get(path(event.url))).text()
  const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  expect(data).toMatchObject({
    '@type': 'Event',
    '@id': expect.stringContaining(path(event.url)),
    name: titleOf(locale, event).text,
    startDate: event.allDay ? event.day : event.startDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: expect.anything(),
  })
})

test('an event is saved on its page, which says so when it is opened again, and has nothing for axe to report', async ({
  page,
}) => {
  const event = await registrable(page)
  await page.goto(path(event.url))
  await page.getByRole('button', { name: t.dialog.save }).click()
  const saved = page.getByRole('button', { name: t.dialog.saved, exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  // Nobody is at the button.
  await page.mouse.move(0, 0)
  // It says so before its script is there: that one never comes.
  await page.route(/PageActions/, (route) => route.abort())
  await page.reload()
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})

test('what is wrong on the page of an event is told by a form that names the event already', async ({ page }) => {
  const event = await registrable(page)
  await page.goto(path(event.url))
  const origin = page.getByRole('region', { name: words.sourceTitle })
  await page.goto((await origin.getByRole('link', { name: words.report }).getAttribute('href')) ?? '')
  const subject = fill(locale, words.reportSubject, { title: titleOf(locale, event).text })
  await expect(page.locator('input[name=subject]')).toHaveValue(subject)
  await expect(page.locator('select[name=category]')).toHaveValue('event')
})

test(
  'a page says that its event was called off, put off or moved, to search engines as well',
  main,
  async ({ page, request }) => {
    const event = await published(request, unique('Evening of locks'))
    const html = async () => (await request.get(path(event.url))).text()
    for (const [state, status] of [
      ['cancelled', 'EventCancelled'],
      ['postponed', 'EventPostponed'],
    ] as const) {
      await test.step(state, async () => {
        await change(request, event.id, { state })
        await expect.poll(html).toContain(`https://schema.org/${status}`)
        await page.goto(path(event.url))
        await expect(page.getByText(t.dialog.stateNotes[state])).toBeVisible()
        await expect(page.getByRole('link', { name: new RegExp(`^${t.dialog.register}`) })).toHaveCount(0)
        await expect(page.getByRole('button', { name: t.dialog.addToCalendar })).toHaveCount(0)
      })
    }
    await test.step('moved', async () => {
      const day = addDays(event.day, 94)
      await change(request, event.id, { state: 'moved', allDay: true, startDay: day, endDay: day })
      await expect.poll(html).toContain('https://schema.org/EventRescheduled')
      expect(await html()).toContain(`"previousStartDate":"${event.day}"`)
      await page.goto(path(event.url))
      await expect(page.getByText(t.dialog.stateNotes.moved)).toBeVisible()
      await expect(page.locator('[data-part=former] s')).toHaveText(formatFullDate(locale, event.day))
    })
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] })

  test('the page of an event is all there, and has no button that would do nothing', async ({ page, request }) => {
    const event = await eventWith(request, ({ isSample }) => !isSample)
    await page.goto(path(event.url))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(t.dialog.date, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: t.dialog.calendars.file })).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  })

  test('an address that no event has is not found, and says so', async ({ page }) => {
    for (const lost of ['/event/nothing-of-the-kind', '/event', `/event/${crypto.randomUUID()}`]) {
      expect((await page.goto(path(lost)))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: t.dialog.notFound })).toBeVisible()
    }
  })
})

test('a title of eighty letters leaves the date its room on a phone, and the page no wider than it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const title = unique('Conference on Cybersecurity, Infrastructures and Internationalisation of Law')
  const { url } = await published(request, title)
  await page.goto(path(url))
  const leaf = await page.locator('main header time').boundingBox()
  expect(leaf?.width).toBeGreaterThanOrEqual(68)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

for (const locale of bothLocales)
  test(`on phones an event’s hours stand on one line, and all of the menu for sharing on the screen, ${locale}`, async ({
    page,
    request,
  }) => {
    const { url } = await published(request, unique('Hours on a phone'), {
      startDate: '2031-05-06T10:00:00+03:00',
      endDate: '2031-05-06T20:00:00+03:00',
    })
    await page.goto(visitIn(locale).path(url))
    const hours = page.locator('[data-part=when-where] .num')
    const share = page.getByRole('button', { name: visitIn(locale).t.share.button })
    for (const width of [320, 350, 390, 420]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await hours.evaluate((element) => element.getClientRects().length), `${width} px`).toBe(1)
      await share.click()
      const menu = await page.getByRole('menu').boundingBox()
      expect(menu?.x).toBeGreaterThanOrEqual(0)
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  })

test('an address that an event had before, and its id, lead to the one that it has', async ({ request }) => {
  const word = crypto.randomUUID().slice(0, 8)
  const { id, url, day } = await published(request, `Flags ${word}`)
  const year = day.slice(0, 4)
  expect(url).toBe(`/event/flags-${word}-${year}`)
  await change(request, id, { title: `Night of flags ${word}` })
  const now = `/event/night-of-flags-${word}-${year}`
  await expect.poll(async () => (await request.get(now)).status()).toBe(200)
  for (const before of [url, `/event/${id}`])
    for (const prefix of ['', '/he']) {
      const answer = await request.get(prefix + before, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([301, prefix + now])
    }
})

test.describe('a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('reads the hours of an event by their own clock, too', async ({ page, request }) => {
    const { url } = await published(request, unique('Evening of hours'), {
      startDate: '2031-05-06T18:00:00+03:00',
      endDate: '2031-05-06T20:30:00+03:00',
    })
    await page.goto(path(url))
    await expect(page.getByText('18:00–20:30').first()).toBeVisible()
    await expect(page.getByText(/11:00–13:30/)).toBeVisible()
  })
})

/** An event of the seed, ahead, that one can register for. */
function registrable({ request }: Page): Promise<CalendarEvent> {
  return eventWith(
    request,
    ({ isSample, registrationUrl, source }) => !isSample && registrationUrl !== null && source !== null,
  )
}

/** An event on the calendar of the journeys, half a year ahead. */
async function published(request: APIRequestContext, title: string, more: object = {}): Promise<CalendarEvent> {
  const day = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 180)
  const id = await approve(request, await submit(request, title, `${day}T18:00:00+03:00`, more))
  return (await (await request.get(`/api/events/${id}`)).json()) as CalendarEvent
}

async function change(request: APIRequestContext, id: string, data: object): Promise<void> {
  await signIn(request)
  const answer = await request.patch(`/cms/api/events/${id}`, {
    headers: { origin: sharedProduct().origin },
    data,
  })
  expect(answer.status()).toBe(200)
}

function unique(words: string): string {
  return `${words} ${crypto.randomUUID().slice(0, 8)}`
}
