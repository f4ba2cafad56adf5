import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { Figures } from '@cyberluach/core/events/figures'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('samples')

test('samples say so in the calendar, and stay hidden where a visitor wants it so', main, async ({ page }) => {
  const { samples } = await figuresOf(page.request)
  await page.goto(path('/'))
  const rows = page.locator('.event-row[data-sample]:visible')
  await expect(rows.first().getByRole('link', { name: t.dialog.sample })).toBeVisible()
  await expect(rows.first()).toHaveCSS('border-top-style', 'dashed')
  const note = page.locator('[data-part=samples]')
  await expect(note).toContainText(fill(locale, t.calendar.samplesShown, { n: samples }))
  await note.getByRole('button').click()
  await expect(rows).toHaveCount(0)
  await page.reload()
  await expect(note).toContainText(fill(locale, t.calendar.samplesHidden, { n: samples }))
  await expect(rows).toHaveCount(0)
  const [sample] = await eventsOf(page.request)
  await page.goto(path(`/day/${sample?.day}`))
  await expect(page.locator('[data-sample]').first()).toBeAttached()
  await expect(page.locator('[data-sample]:visible')).toHaveCount(0)
  await page.goBack()
  await note.getByRole('button').click()
  await expect(rows.first()).toBeVisible()
})

test('a sample that the address opens has no place in a search engine', async ({ page }) => {
  const [sample] = await eventsOf(page.request)
  await page.goto(path(`/?event=${sample?.id}`))
  await expect(page.getByRole('dialog').getByText(t.dialog.sampleNote)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('samples are in no day’s structured data', async ({ request }) => {
  for (const { id, day } of (await eventsOf(request)).slice(0, 4)) {
    const html = await (await request.get(path(`/day/${day}`))).text()
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(html).toContain(id)
    expect(data).not.toContain(id)
  }
})

test('the sitemap names no sample', async ({ request }) => {
  const samples = await eventsOf(request)
  const text = await (await request.get(`/sitemap/${new Date().getFullYear()}.xml`)).text()
  expect(text).toContain('/event/')
  expect(samples.filter(({ id, url }) => text.includes(id) || text.includes(url))).toEqual([])
})

async function figuresOf(request: APIRequestContext): Promise<Figures> {
  return (await (await request.get('/api/figures')).json()) as Figures
}

/** The samples that are still to come. */
async function eventsOf(request: APIRequestContext): Promise<CalendarEvent[]> {
  const { today } = await figuresOf(request)
  const answer = await request.get('/api/events', { params: { samples: 'true', from: today } })
  const samples = (await answer.json()) as CalendarEvent[]
  expect(samples.length).toBeGreaterThan(0)
  return samples
}
