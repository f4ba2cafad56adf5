import { addDays, addMonths, dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import { formatMonthName, formatTime } from '@cyberluach/i18n/format'
import { lastPlaceWords } from '@cyberluach/i18n/places'
import { languageNames } from '@cyberluach/i18n/practical-facts'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { approve, sharedProduct, signIn, submit } from './support/api.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('who holds an event, what it costs, what closes when')
const words = t.eventPage
const headers = () => ({ origin: sharedProduct().origin })
const inDays = (days: number) => addDays(dayKeyOf(new Date(), 'UTC'), days)

test('the page of an event says who holds it, what it costs and what closes when', main, async ({ page, request }) => {
  const word = crypto.randomUUID().slice(0, 8)
  const organizer = `Society ${word}`
  const url = await published(request, `Days of ${word}`, inDays(300), {
    organizer,
    admission: 'paid',
    price: '₪50',
    languages: 'en,he',
    captions: 'no',
    checkedAt: '2026-11-20T08:00:00.000Z',
    deadlines: [
      { kind: 'callForPapers', day: inDays(200) },
      { kind: 'abstracts', day: '2025-01-31' },
    ],
  })
  const other = await published(request, `Evening of ${word}`, inDays(330), { organizer })
  await page.goto(path(url))
  const facts = page.getByRole('region', { name: words.facts })
  await expect(facts.getByText('₪50')).toBeVisible()
  await expect(facts.getByText(words.admission.paid)).toBeVisible()
  const { fields, answers } = t.eventForm
  await expect(facts.getByText(languageNames(locale, 'en,he'))).toBeVisible()
  await expect(facts.locator('div').filter({ hasText: fields.captions.label })).toContainText(answers.no)
  await expect(facts.getByText(fields.signLanguage.label)).toBeHidden()
  const line = (kind: 'abstracts' | 'callForPapers') =>
    facts.getByRole('listitem').filter({ hasText: words.deadlineKinds[kind] })
  await expect(line('abstracts')).toContainText(words.closed)
  await expect(line('callForPapers')).toContainText(
    formatTime(`${inDays(201)}T12:00:00Z`, 'Asia/Jerusalem'), // where the day ends last on Earth
  )
  await expect(page.getByText(words.checked.split('{')[0]?.trim() ?? '')).toBeVisible()
  await test.step('and leads to what else its organizer holds', async () => {
    const organized = page.getByRole('region', { name: fill(locale, words.organizedTitle, { organizer }) })
    await expect(organized.getByRole('link').first()).toHaveAttribute('href', path(other))
    await facts.getByRole('link', { name: organizer }).click()
    await expect(page).toHaveURL(new RegExp(`${path(`/organizer/society-${word}`)}$`))
    await expect(page.locator(`main a[href="${path(other)}"]`)).toBeVisible()
  })
})

test('the page of an event leads to its other editions, and their series lists them all', async ({ page, request }) => {
  const word = crypto.randomUUID().slice(0, 8)
  const series = await storeSeries(request, `Days of ${word}`, `days-of-${word}`)
  const nowhere = { isOnline: false, locationCity: null, locationCountry: null, locationVenue: null }
  const place = { ...nowhere, locationCity: 'Denver', locationCountry: 'United States' }
  const last = await published(request, `Days of ${word} one`, inDays(100), { ...place, series })
  const url = await published(request, `Days of ${word} two`, inDays(465), { ...nowhere, series })
  await page.goto(path(url))
  await expect(page.getByText(words.placeUnknown)).toBeVisible()
  const [city, country, day] = ['Denver', 'United States', inDays(100)]
  await expect(page.getByText(lastPlaceWords({ locale, t }, { city, country, day }))).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]').last()).not.toContainText('Denver')
  const editions = page.getByRole('region', { name: words.editionsTitle })
  await expect(editions.getByRole('link').first()).toHaveAttribute('href', path(last))
  await page.goto(path(`/series/days-of-${word}`))
  for (const edition of [url, last]) await expect(page.locator(`main a[href="${path(edition)}"]`)).toBeVisible()
})

test('a yearly series whose next edition nobody announced says in which month to expect it', async ({
  page,
  request,
}) => {
  const word = crypto.randomUUID().slice(0, 8)
  const series = await storeSeries(request, `Nights of ${word}`, `nights-of-${word}`)
  const held = addMonths(monthOf(inDays(0)), -8)
  const event = {
    title: `Nights of ${word}`,
    eventType: 'ctf',
    allDay: true,
    startDay: `${held}-05`,
    endDay: `${held}-05`,
    series,
  }
  const made = await request.post('/cms/api/events', { headers: headers(), data: event })
  expect(made.status(), await made.text()).toBe(201)
  await page.goto(path(`/series/nights-of-${word}`))
  const month = formatMonthName(locale, addMonths(held, 12))
  await expect(page.getByText(fill(locale, t.archive.expected.usually, { month }))).toBeVisible()
})

/** An event on the calendar of the journeys, with what an admin says of it in the panel; answers its address. */
async function published(request: APIRequestContext, title: string, day: string, data: object) {
  const id = await approve(request, await submit(request, title, `${day}T18:00:00+03:00`))
  await signIn(request)
  const answer = await request.patch(`/cms/api/events/${id}`, { headers: headers(), data })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await (await request.get(`/api/events/${id}`)).json()) as { url: string }).url
}

async function storeSeries(request: APIRequestContext, name: string, slug: string): Promise<string> {
  await signIn(request)
  const data = { name, slug, isYearly: true }
  const made = await request.post('/cms/api/series', { headers: headers(), data })
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { doc: { id: string } }).doc.id
}
