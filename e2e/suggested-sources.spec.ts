import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { fill } from '@cyberluach/i18n/translate'
import type { Locator } from '@playwright/test'
import { says, startWebServer, type WebServer } from '../cms/src/testing/web-server.ts'
import type { Product } from '../server/testing/product.ts'
import { expectSaid } from './support/dashboard-tab.ts'
import { openDashboard } from './support/measured-product.ts'
import { startOwn } from './support/own-product.ts'
import { queueOf } from './support/queues.ts'
import { expect, expectAccessible, test, visitIn, type Page } from './support/test.ts'

const locale = 'he'
const { t } = visitIn(locale)
const { dashboardSuggestions: words, dashboardSources: sources, dashboardDecisions: decisions } = t

const kinds = ['ctf', 'conference', 'workshop', 'training', 'webinar']
const listed = 70
/** Reading begins within half a minute, also on a busy machine. */
const reading = { timeout: 45_000 }
const inFeed = 45

let product: Product
let server: WebServer
test.beforeAll(async () => {
  product = await startOwn({ seed: 'none' }, { FETCH_PRIVATE: '127.0.0.0/8' })
  server = await startWebServer({
    '/israel.json': says(JSON.stringify({ events: Array.from({ length: listed }, (_, n) => ownEvent(n)) })),
    '/category/7/events.ics': says(feed(), { 'content-type': 'text/calendar' }),
  })
})
test.afterAll(async () => {
  await server.stop()
  await product.stop()
})

test('from an empty calendar to a hundred events of five kinds in both languages, in few steps', async ({ page }) => {
  test.setTimeout(180_000)
  await openDashboard(page, product, { locale })
  let steps = 0
  const press = async (target: Locator) => {
    steps += 1
    await target.click()
  }
  const type = async (label: string, text: string) => {
    steps += 1
    await queueOf(page).getByRole('textbox', { name: label }).fill(text)
  }

  await test.step('the overview leads to what is suggested', async () => {
    await press(page.getByRole('link', { name: words.lead.open }))
    await expect(queueOf(page).getByRole('radio', { name: sources.views.suggested })).toBeChecked()
    await expect(suggestion(page, 'Security BSides')).toContainText(words.notRead)
    await expectAccessible(page)
  })

  await test.step('a list of one’s own is looked at, and added', async () => {
    steps += 1
    await queueOf(page).getByRole('combobox', { name: words.place }).selectOption('IL')
    await press(opener(page, words.many.listAddress))
    await type(words.questions.listAddress, `${server.origin}/israel.json`)
    await type(words.name, 'Our list')
    await press(queueOf(page).getByRole('button', { name: words.preview, exact: true }))
    await expect(queueOf(page).locator('[data-part=preview]')).toContainText(sources.preview.note, reading)
    await expectAccessible(page)
    await press(queueOf(page).getByRole('button', { name: words.add, exact: true }))
    await expectSaid(page, words.added.one)
  })

  await test.step('so is a calendar that somebody publishes', async () => {
    steps += 1
    await queueOf(page).getByRole('combobox', { name: words.place }).selectOption('')
    steps += 1
    const found = page.waitForResponse((response) => response.url().includes('q=Indico'))
    await queueOf(page).getByRole('searchbox').fill('Indico')
    // A row that is opened before the list has changed would close again.
    await found
    await press(opener(page, words.many.calendarAddress))
    await type(words.questions.calendarAddress, `${server.origin}/category/7/events.ics`)
    await type(words.name, 'A calendar of meetings')
    await press(queueOf(page).getByRole('button', { name: words.add, exact: true }))
    await expectSaid(page, words.added.one)
  })

  await test.step('all that they bring is published by one press', async () => {
    await press(queueOf(page).getByRole('radio', { name: sources.views.decisions }))
    const publish = fill(locale, decisions.together.publish, { n: listed + inFeed })
    const all = queueOf(page).getByRole('button', { name: publish })
    await expect(all).toBeVisible(reading)
    await press(all)
  })

  await expect.poll(async () => (await upcoming(page)).length, reading).toBeGreaterThanOrEqual(100)
  const events = await upcoming(page)
  expect(new Set(events.map(({ eventType }) => eventType)).size).toBeGreaterThanOrEqual(5)
  expect(events.filter(({ titleHe }) => titleHe).length).toBe(listed)
  expect(steps).toBeLessThanOrEqual(20)

  await test.step('what was added is marked, and the overview no longer speaks of it', async () => {
    await page.goto(`${product.origin}/admin/dashboard#analytics`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: words.lead.open })).toHaveCount(0)
  })
})

const suggestion = (page: Page, name: string) =>
  queueOf(page).locator('[data-part=row]').filter({ hasText: name }).first()
const opener = (page: Page, name: string) => suggestion(page, name).locator('[data-part=opener]')

type Listed = { eventType: string; titleHe: string | null }

async function upcoming(page: Page): Promise<Listed[]> {
  const answer = await page.request.get(`${product.origin}/api/events?from=${dayKeyOf(new Date(), 'UTC')}`)
  return (await answer.json()) as Listed[]
}

/** Words that have nothing in common, as the names of events that are not one another. */
function name(n: number): string {
  const letters = (seed: number) =>
    Array.from({ length: 7 }, (_, at) => String.fromCharCode(97 + ((seed * (at * at + 7) + at * 11) % 26))).join('')
  return `${letters(n * 31 + 3)} ${letters(n * 17 + 5)}`
}

const dayOf = (n: number) => addDays(dayKeyOf(new Date(), 'UTC'), 10 + n * 3)

function ownEvent(n: number) {
  return {
    id: `own-${n}`,
    title: name(n),
    titleHe: `אירוע ${n}`,
    start: dayOf(n),
    url: `https://host-${n}.example/`,
    city: 'Haifa',
    country: 'IL',
    type: kinds[n % kinds.length],
  }
}

function feed(): string {
  const events = Array.from({ length: inFeed }, (_, n) => {
    const day = dayOf(n).replaceAll('-', '')
    return [
      'BEGIN:VEVENT',
      `UID:${n}@indico.example`,
      `DTSTAMP:20261101T000000Z`,
      `DTSTART:${day}T170000Z`,
      `DTEND:${day}T190000Z`,
      `SUMMARY:${name(n + 500)}`,
      `URL:https://indico.example/event/${n}/`,
      'LOCATION:Berlin\\, Germany',
      'END:VEVENT',
    ]
  }).flat()
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//indico', ...events, 'END:VCALENDAR', ''].join('\r\n')
}
