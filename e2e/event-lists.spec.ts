import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { Figures } from '@cyberluach/core/events/figures'
import { nextFirst } from '@cyberluach/core/events/event-timing'
import { htmlAttributes } from './support/html-texts.ts'
import { expect, expectAccessible, test, visitInTurn } from './support/test.ts'

const { t, path } = visitInTurn('categories of events')

test('a category of several pages begins with what comes next, and has each event once', async ({ page, request }) => {
  const { popularType } = (await (await request.get('/api/figures')).json()) as Figures
  const params = { type: popularType?.type ?? '', samples: 'false' }
  const all = (await (await request.get('/api/events', { params })).json()) as CalendarEvent[]
  const { ahead, over } = nextFirst(all, dayKeyOf(new Date(), 'Asia/Jerusalem'))
  await page.goto(path('/stats?type=popular-type'))
  const shown: string[] = []
  const pages: string[] = []
  for (let address: string | undefined = page.url(); address;) {
    pages.push(address)
    shown.push(...(await htmlAttributes(page, address, 'main article [data-event]', 'data-event')))
    address = (await htmlAttributes(page, address, 'main a[rel=next]', 'href'))[0]
  }
  expect(pages.length).toBeGreaterThan(1)
  expect(shown).toEqual([...ahead, ...over].map(({ id }) => id))

  await page.getByRole('link', { name: t.statsPage.next, exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.goto(pages.at(-1) ?? '')
  await expect(page.getByRole('heading', { name: t.card.earlier })).toBeVisible()
  await expectAccessible(page)
})

test('an event that was opened over a category, a day or the calendar is open again at its address', async ({
  request,
}) => {
  const [event] = (await (await request.get('/api/events', { params: { limit: 1 } })).json()) as CalendarEvent[]
  for (const page of ['/?', '/stats?', '/stats?type=popular-type&', `/day/${event?.day}?`]) {
    const html = await (await request.get(path(`${page}event=${event?.id}`))).text()
    expect([page, /<dialog[^>]* open/.test(html)]).toEqual([page, true])
  }
  const gone = await request.get(path(`/stats?event=${crypto.randomUUID()}`))
  expect(gone.status()).toBe(404)
  expect(await gone.text()).toContain(t.dialog.notFound)
})

test.describe('beyond its last page', () => {
  test.use({ expectedErrors: [/404/] })

  test('a category is not found', async ({ page }) => {
    expect((await page.goto(path('/stats?type=online-events&page=99')))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFound.title)
  })
})

test.describe('on a calendar without events', () => {
  // What another file counts there is every visit: without scripts this is none.
  test.use({ javaScriptEnabled: false })

  test('a calendar without events has empty categories, which say so and lead to the calendar', async ({
    page,
    emptyProduct: product,
  }) => {
    for (const category of ['online-events', 'popular-type', 'top-country']) {
      expect((await page.goto(product.origin + path(`/stats?type=${category}`)))?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: t.statsPage.emptyTitle })).toBeVisible()
      const link = page.getByRole('main').getByRole('link', { name: t.statsPage.emptyButton })
      await expect(link).toHaveAttribute('href', path('/'))
    }
  })
})
