import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { Figures } from '@cyberluach/core/events/figures'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { openDashboard } from './support/measured-product.ts'
import { providedProduct } from './support/on-demand.ts'
import { expect, expectAccessible, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('samples')

test(
  'samples say so in the calendar, and stay hidden where a visitor wants it so',
  main,
  async ({ page }) => {
    const { samples } = await figuresOf(page.request)
    await page.goto(path('/'))
    const rows = page.locator('.event-row[data-sample]:visible')
    await expect(rows.first()).toContainText(t.calendar.sampleTag)
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
  },
)

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

test.describe('an admin', () => {
  test.setTimeout(180_000)

  test('removes the samples in one step, after one question, and the calendar shows none', async ({ page }, {
    repeatEachIndex,
  }) => {
    const { dashboard, dashboardQueues, dialog } = messagesFor('he')
    const words = dashboardQueues.events.samples
    // Once they are removed they are gone.
    const product = await providedProduct(`samples-${repeatEachIndex}`)
    const { samples: n } = await figuresOf(page.request, product.origin)
    await openDashboard(page, product, { tab: 'submissions' })
    const tab = page.getByRole('tabpanel').filter({ visible: true })
    await expect(tab.getByText(fill('he', words.shown, { n }))).toBeVisible()
    const opener = tab.getByRole('button', { name: words.removeLabel })
    await opener.click()
    const question = page.getByRole('alertdialog', { name: fill('he', words.question, { n }) })
    await question.getByRole('button', { name: dashboard.deletion.cancel, exact: true }).click()
    await expect(opener).toBeFocused()
    await opener.click()
    await expectAccessible(page, 'all', '[role=alertdialog][open]')
    await question.getByRole('button', { name: words.remove }).click()
    await expect(page.getByText(fill('he', words.removed, { n }))).toBeVisible()
    await expect(opener).toHaveCount(0)
    await expect(tab).toBeFocused()
    await page.goto(`${product.origin}/he?view=cards`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText(dialog.sample, { exact: true })).toHaveCount(0)
    expect(await (await page.request.get(`${product.origin}/api/events?samples=true`)).json()).toEqual([])
  })
})

async function figuresOf(request: APIRequestContext, origin = ''): Promise<Figures> {
  return (await (await request.get(`${origin}/api/figures`)).json()) as Figures
}

/** The samples that are still to come. */
async function eventsOf(request: APIRequestContext): Promise<CalendarEvent[]> {
  const { today } = await figuresOf(request)
  const answer = await request.get('/api/events', { params: { samples: 'true', from: today } })
  const samples = (await answer.json()) as CalendarEvent[]
  expect(samples.length).toBeGreaterThan(0)
  return samples
}
