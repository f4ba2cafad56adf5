import type { CalendarEvent } from '@cyberluach/core/event'
import type { Figures } from '@cyberluach/core/figures'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { openDashboard } from './support/measured-product.ts'
import { providedProduct } from './support/on-demand.ts'
import { bothLocales, expect, expectAccessible, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`samples, ${locale}`, () => {
    test('say so in the calendar, and stay hidden where a visitor wants it so', async ({ page, request }) => {
      const { samples } = (await (await request.get('/api/figures')).json()) as Figures
      await page.goto(path('/'))
      const rows = page.locator('.event-row[data-sample]:visible')
      await expect(rows.first()).toContainText(t.calendar.sampleTag)
      await expect(rows.first()).toHaveCSS('border-top-style', 'dashed')
      const note = page.locator('[data-part=samples]')
      await expect(note).toContainText(fill(locale, t.calendar.samplesShown, { n: samples }))
      await note.getByRole('button').click()
      await expect(rows).toHaveCount(0)
      await page.reload()
      await expect(rows).toHaveCount(0)
      await expect(note).toContainText(fill(locale, t.calendar.samplesHidden, { n: samples }))
      await note.getByRole('button').click()
      await expect(rows.first()).toBeVisible()
    })

    test('are named in the agenda of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path('/'))
      await expect(page.locator('[data-part=agenda] [data-sample]').first()).toContainText(
        t.calendar.sampleTag,
      )
    })

    test('are none of the notifications', async ({ page, request }) => {
      const samples = await idsOf(request)
      await page.goto(path('/about'))
      await page.locator('[popovertarget=notifications]').click()
      const panel = page.locator('#notifications')
      await expect(panel.getByRole('heading', { name: t.notifications.title })).toBeVisible()
      const links = await panel
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      for (const link of links) expect(samples.some((id) => link?.includes(id))).toBe(false)
    })

    test('come after every real event of what is coming up', async ({ page, request }) => {
      const { upcoming } = (await (await request.get('/api/figures')).json()) as Figures
      await page.goto(path('/'))
      const cards = page.getByRole('region', { name: t.upcoming.title }).getByRole('article')
      const real = Math.min(upcoming.count, 6)
      const marked = await cards.evaluateAll(
        (all, words) => all.map((card) => card.textContent.includes(words)),
        t.dialog.sample,
      )
      expect(marked).toEqual(marked.map((_, place) => place >= real))
    })

    test('say in the dialog that they are samples, have no registration and no place in a search engine', async ({
      page,
      request,
    }) => {
      const [sample] = await idsOf(request)
      await page.goto(path(`/?event=${sample}`))
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t.dialog.sample, { exact: true })).toBeVisible()
      await expect(dialog.getByText(t.dialog.sampleNote)).toBeVisible()
      await expect(dialog.getByRole('link', { name: new RegExp(t.dialog.register) })).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    })

    test('are in no day’s structured data', async ({ request }) => {
      const samples = (await eventsOf(request)).slice(0, 4)
      for (const { id, day } of samples) {
        const html = await (await request.get(path(`/day/${day}`))).text()
        const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
        expect(html).toContain(id)
        expect(data).not.toContain(id)
      }
    })
  })
}

test('the sitemap and the calendar to subscribe to name no sample', async ({ request }) => {
  const samples = await idsOf(request)
  for (const address of [
    `/sitemap/${new Date().getFullYear()}.xml`,
    '/events.ics',
    '/events.ics?type=conference',
    '/events.ics?lang=he',
  ]) {
    const text = (await (await request.get(address)).text()).replaceAll('\r\n ', '')
    expect(text).toMatch(/\/event\/|BEGIN:VEVENT/)
    expect(samples.filter((id) => text.includes(id))).toEqual([])
  }
})

test.describe('an admin', () => {
  test.setTimeout(180_000)

  test('removes the samples in one step, after one question, and the calendar shows none', async ({
    page,
  }) => {
    const { dashboard, dashboardQueues, dialog } = messagesFor('he')
    const words = dashboardQueues.events.samples
    const product = await providedProduct('samples')
    const { samples: n } = (await (await page.request.get(`${product.origin}/api/figures`)).json()) as Figures
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

async function eventsOf(request: APIRequestContext): Promise<CalendarEvent[]> {
  const { today } = (await (await request.get('/api/figures')).json()) as Figures
  const answer = await request.get('/api/events', { params: { samples: 'true', from: today } })
  const samples = (await answer.json()) as CalendarEvent[]
  expect(samples.length).toBeGreaterThan(0)
  return samples
}

async function idsOf(request: APIRequestContext): Promise<string[]> {
  return (await eventsOf(request)).map(({ id }) => id)
}
