import { formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { approve, sharedProduct, signIn, submit } from './support/api.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const headers = () => ({ origin: sharedProduct().origin })

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

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const words = t.eventPage

  test(`a page says who holds the event, what it costs, what closes when and which editions there are, ${locale}`, async ({
    page,
    request,
  }) => {
    const word = crypto.randomUUID().slice(0, 8)
    const [organizer, name] = [`Society ${word}`, `Days of ${word}`]
    const series = await storeSeries(request, name, `days-of-${word}`)
    const last = await published(request, `Days of ${word} one`, '2027-05-06', { series })
    const url = await published(request, `Days of ${word} two`, '2028-05-06', {
      organizer,
      series,
      admission: 'paid',
      price: '₪50',
      checkedAt: '2026-11-20T08:00:00.000Z',
      deadlines: [
        { kind: 'callForPapers', day: '2028-01-31' },
        { kind: 'abstracts', day: '2025-01-31' },
      ],
    })
    const other = await published(request, `Evening of ${word}`, '2028-06-06', { organizer })
    await page.goto(path(url))
    const facts = page.getByRole('region', { name: words.facts })
    await expect(facts.getByText('₪50')).toBeVisible()
    await expect(facts.getByText(words.admission.paid)).toBeVisible()
    await expect(
      facts.getByRole('listitem').filter({ hasText: words.deadlineKinds.abstracts }),
    ).toContainText(words.closed)
    await expect(
      facts.getByRole('listitem').filter({ hasText: words.deadlineKinds.callForPapers }),
    ).toContainText('14:00')
    await expect(page.getByText(words.checked.split('{')[0]?.trim() ?? '')).toBeVisible()
    const editions = page.getByRole('region', { name: words.editionsTitle })
    await expect(editions.getByRole('link').first()).toHaveAttribute('href', path(last))
    const organized = page.getByRole('region', { name: fill(locale, words.organizedTitle, { organizer }) })
    await expect(organized.getByRole('link').first()).toHaveAttribute('href', path(other))
    await facts.getByRole('link', { name: organizer }).click()
    await expect(page).toHaveURL(new RegExp(`${path(`/organizer/society-${word}`)}$`))
    await expect(page.locator(`main a[href="${path(other)}"]`)).toBeVisible()
    await page.goto(path(`/series/days-of-${word}`))
    await expect(page.locator(`main a[href="${path(url)}"]`)).toBeVisible()
    await expect(page.locator(`main a[href="${path(last)}"]`)).toBeVisible()
  })

  test(`a yearly series whose next edition nobody announced says in which month to expect it, ${locale}`, async ({
    page,
    request,
  }) => {
    const word = crypto.randomUUID().slice(0, 8)
    const series = await storeSeries(request, `Nights of ${word}`, `nights-of-${word}`)
    const event = {
      title: `Nights of ${word}`,
      eventType: 'ctf',
      allDay: true,
      startDay: '2026-03-05',
      endDay: '2026-03-05',
      series,
    }
    const made = await request.post('/cms/api/events', { headers: headers(), data: event })
    expect(made.status(), await made.text()).toBe(201)
    await page.goto(path(`/series/nights-of-${word}`))
    const month = formatMonthName(locale, '2027-03')
    await expect(page.getByText(fill(locale, t.archive.expected, { month }))).toBeVisible()
  })
}
