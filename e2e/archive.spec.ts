import type { Archive } from '@cyberluach/core/events/event-lists'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('the archive')
const words = t.archive

test('the archive leads from every page to every published event, within two links', async ({ request }) => {
  expect(await linksOf(request, path('/'))).toContain(path('/archive'))
  await expect(async () => {
    const months = (await linksOf(request, path('/archive'))).filter((link) => /\/archive\/\d+\/\d/.test(link))
    const reached = new Set<string>()
    for (const month of months)
      for (const link of await linksOf(request, month)) if (link.startsWith(path('/event/'))) reached.add(link)
    const query = { params: { samples: 'false', limit: '5000' } }
    const events = (await (await request.get('/api/events', query)).json()) as CalendarEvent[]
    expect(events.length).toBeGreaterThan(100)
    expect([...reached].toSorted()).toEqual(events.map(({ url }) => path(url)).toSorted())
  }).toPass()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] })

  test(
    'the archive is walked from the years to a month, an event, its city and its country',
    main,
    async ({ page }) => {
      await page.goto(path('/archive'))
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await page.locator(`main a[href="${path('/archive/2026')}"]`).click()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/archive\/2026$/)
      await expect(page.getByRole('heading', { name: fill(locale, words.titles.year, { name: '2026' }) })).toBeVisible()
      await page
        .locator(`main a[href="${path('/archive/2026/12')}"]`)
        .first()
        .click()
      const trail = page.getByRole('navigation', { name: words.breadcrumbs })
      await expect(trail.getByRole('link')).toHaveText([words.linkName, '2026'])
      await page.locator(`main a[href="${path('/event/black-hat-europe-2026')}"]`).click()
      await page.waitForURL(`**${path('/event/black-hat-europe-2026')}`)
      await page.goto(path('/place/united-kingdom/london'))
      await expect(page.locator(`main a[href="${path('/event/black-hat-europe-2026')}"]`)).toHaveCount(1)
      await trail.getByRole('link').last().click()
      await expect(page).toHaveURL(new RegExp(`${path('/place/united-kingdom')}$`))
    },
  )

  test('a long year has pages one after the other, each with an address of its own', async ({ page, request }) => {
    const pages = await pagesOf2026(request)
    expect(pages).toBeGreaterThan(1)
    await page.goto(path('/archive/2026'))
    for (let number = 2; number <= pages; number += 1) {
      const address = path(`/archive/2026?page=${number}`)
      await expect(page.locator('head link[rel=next]')).toHaveAttribute('href', address)
      await page.getByRole('link', { name: words.nextPage }).click()
      await expect(page).toHaveURL(new RegExp(`page=${number}$`))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`page=${number}$`))
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: words.nextPage })).toHaveCount(0)
  })

  test('the archive has no page that nobody would find something on', async ({ page, request }) => {
    const pages = await pagesOf2026(request)
    for (const lost of [
      `/archive/2026?page=${pages + 1}`,
      '/archive/2026?page=x',
      '/archive/1990',
      '/archive/2026/13',
      '/archive/news',
      '/place/atlantis',
      '/place/israel/nowhere',
      '/tag/%D7%A9',
      '/organizer/nobody',
      '/series/none',
    ]) {
      expect((await page.goto(path(lost)))?.status(), lost).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: t.notFound.title })).toBeVisible()
    }
  })
})

test('the sitemap has the pages in one part and each year’s events in another, with when they changed', async ({
  request,
}) => {
  const origin = process.env.E2E_ORIGIN
  await expect(async () => {
    const { years } = await archiveOf(request)
    expect(locationsIn(await read(request, '/sitemap.xml'))).toEqual([
      `${origin}/sitemap/pages.xml`,
      ...years.map(({ year }) => `${origin}/sitemap/${year}.xml`),
    ])
    for (const { year, count } of years) {
      const part = await read(request, `/sitemap/${year}.xml`)
      expect(locationsIn(part)).toHaveLength(2 * count)
      expect(part.match(/<lastmod>20/g)).toHaveLength(2 * count)
    }
  }).toPass()
  const pages = locationsIn(await read(request, '/sitemap/pages.xml'))
  for (const page of ['/archive', '/he/archive/2026/12', '/place/israel', '/he/place/israel'])
    expect(pages).toContain(origin + page)
  for (const lost of ['/sitemap/1990.xml', '/sitemap/2026-2.xml', '/sitemap/all.xml'])
    expect((await request.get(lost)).status()).toBe(404)
})

async function archiveOf(request: APIRequestContext): Promise<Archive> {
  return (await (await request.get('/api/archive')).json()) as Archive
}

async function pagesOf2026(request: APIRequestContext): Promise<number> {
  const { count } = (await archiveOf(request)).years.find(({ year }) => year === '2026') ?? { count: 0 }
  return Math.ceil(count / 50)
}

/** The addresses of the site that a page links to. */
async function linksOf(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  const links = [...(await answer.text()).matchAll(/<a (?:[^>"]|"[^"]*")*?\bhref="(\/[^"#]*)/g)].map(
    ([, link]) => link ?? '',
  )
  return [...new Set(links)]
}

async function read(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text()
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address ?? '')
}
