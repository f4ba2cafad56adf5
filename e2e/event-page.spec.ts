import type { CalendarEvent } from '@cyberluach/core/event'
import { formatFullDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { approve, sharedProduct, signIn, submit } from './support/api.ts'
import { eventWith } from './support/events.ts'
import { bothLocales, expect, expectAccessible, test, visitIn, type Page } from './support/test.ts'

type Described = {
  '@type': string
  '@id': string
  name: string
  startDate: string
  eventStatus: string
  eventAttendanceMode: string
  location: { '@type': string } | { '@type': string }[]
}

/** An event on the calendar of the journeys, by its id. */
async function published(
  request: APIRequestContext,
  title: string,
  more: object = {},
): Promise<CalendarEvent> {
  const id = await approve(request, await submit(request, title, '2027-05-06T18:00:00+03:00', more))
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

const described = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as Described
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const words = t.eventPage

  test.describe(`the page of an event, ${locale}`, () => {
    test('is what its dialog opens, and tells what is known, what runs beside it and where it comes from', async ({
      page,
      request,
    }) => {
      const event = await eventWith(
        request,
        ({ isSample, registrationUrl }) => !isSample && registrationUrl !== null,
      )
      await page.goto(path(`/?event=${event.id}`))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path(event.url)}$`),
      )
      await page.getByRole('dialog').getByRole('link', { name: t.dialog.openPage }).click()
      await page.waitForURL(`**${path(event.url)}`)
      const title = locale === 'he' ? (event.titleHe ?? event.title) : event.title
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path(event.url)}$`),
      )
      const host = URL.parse(event.registrationUrl ?? '')?.host.replace(/^www\./, '') ?? ''
      const register = page.getByRole('link', { name: new RegExp(t.dialog.register) })
      await expect(register).toHaveText(fill(locale, words.registerAt, { host }))
      await expect(register).toHaveAccessibleName(
        fill(locale, words.opensTab, { words: fill(locale, words.registerAt, { host }) }),
      )
      await expect(register).toHaveAttribute('href', /[?&]ref=cyberluach/)
      await expect(page.getByRole('heading', { name: words.weekTitle })).toBeVisible()
      const origin = page.getByRole('region', { name: words.sourceTitle })
      if (event.source) await expect(origin.getByRole('link', { name: event.source.name })).toBeVisible()
      const report = await origin.getByRole('link', { name: words.report }).getAttribute('href')
      await page.getByRole('button', { name: t.dialog.save }).click()
      await expect(page.getByRole('button', { name: t.dialog.saved })).toHaveAttribute('aria-pressed', 'true')
      const data = await described(page)
      expect(data).toMatchObject({
        '@type': 'Event',
        name: title,
        startDate: event.allDay ? event.day : event.startDate,
        eventStatus: 'https://schema.org/EventScheduled',
      })
      expect(data['@id']).toContain(path(event.url))
      expect(data.location).toBeTruthy()
      await expectAccessible(page)
      await page.goto(report ?? '')
      await expect(page.locator('input[name=subject]')).toHaveValue(
        fill(locale, words.reportSubject, { title }),
      )
      await expect(page.locator('select[name=category]')).toHaveValue('event')
    })

    test('says that it was called off, put off or moved, in words and for search engines', async ({
      page,
      request,
    }) => {
      const event = await published(request, unique('Evening of locks'))
      for (const [state, status] of [
        ['cancelled', 'EventCancelled'],
        ['postponed', 'EventPostponed'],
      ] as const) {
        await change(request, event.id, { state })
        await expect
          .poll(async () => (await request.get(path(event.url))).text())
          .toContain(`https://schema.org/${status}`)
        await page.goto(path(event.url))
        await expect(page.getByText(t.dialog.stateNotes[state])).toBeVisible()
        await expect(page.getByRole('link', { name: new RegExp(`^${t.dialog.register}`) })).toHaveCount(0)
      }
      await change(request, event.id, {
        state: 'moved',
        allDay: true,
        startDay: '2027-08-08',
        endDay: '2027-08-08',
      })
      const body = async () => (await request.get(path(event.url))).text()
      await expect.poll(body).toContain('https://schema.org/EventRescheduled')
      expect(await body()).toContain(`"previousStartDate":"${event.day}"`)
      await page.goto(path(event.url))
      await expect(page.getByText(t.dialog.stateNotes.moved)).toBeVisible()
      await expect(page.locator('[data-part=former] s')).toHaveText(formatFullDate(locale, event.day))
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] })

      test('is all there, and one that nobody has is not found', async ({ page, request }) => {
        const event = await eventWith(request, ({ isSample }) => !isSample)
        await page.goto(path(event.url))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(t.dialog.date, { exact: true })).toBeVisible()
        await expect(page.locator('main').getByRole('button')).toHaveCount(0)
        await expect(page.getByRole('link', { name: t.dialog.calendars.file })).toBeVisible()
        for (const lost of ['/event/nothing-of-the-kind', '/event', `/event/${crypto.randomUUID()}`]) {
          expect((await page.goto(path(lost)))?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1, name: t.dialog.notFound })).toBeVisible()
        }
      })
    })
  })
}

test('an address that an event had before, and its id, lead to the one that it has', async ({ request }) => {
  const word = crypto.randomUUID().slice(0, 8)
  const { id, url } = await published(request, `Flags ${word}`)
  expect(url).toBe(`/event/flags-${word}-2027`)
  await change(request, id, { title: `Night of flags ${word}` })
  const now = `/event/night-of-flags-${word}-2027`
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
      endDate: '2027-05-06T20:30:00+03:00',
    })
    await page.goto(url)
    await expect(page.getByText('18:00–20:30')).toBeVisible()
    await expect(page.getByText(/11:00–13:30/)).toBeVisible()
  })
})
