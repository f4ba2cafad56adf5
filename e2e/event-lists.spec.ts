import { addMonths, dayKeyOf, monthOf } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { byStart, nextFirst } from '@cyberluach/core/event-order'
import { timingOf } from '@cyberluach/core/event-timing'
import { placeOf } from '@cyberluach/i18n/event-place'
import type { APIRequestContext, Page } from '@playwright/test'
import { htmlAttributes } from './support/html-texts.ts'
import { bothLocales, expect, expectAccessible, test, visitIn } from './support/test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
const month = monthOf(today)

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`lists of events, ${locale}`, () => {
    test('the cards of this month begin with what comes next', async ({ page, request }) => {
      const all = await eventsOf(request)
      const { ahead, over } = nextFirst(
        all.filter(({ day }) => monthOf(day) === month),
        today,
      )
      expect(ahead.length * over.length, 'the seed has events before and after today').toBeGreaterThan(0)
      await page.goto(path('/?view=cards'))
      await expect(page.getByRole('heading', { name: t.card.earlier })).toBeVisible()
      const cards = page.locator('#calendar article')
      expect(await idsOf(page, '#calendar')).toEqual([...ahead, ...over].map(({ id }) => id))
      // Of today, what is over by its hour is quiet already, and stays where it was.
      const quiet = [...ahead, ...over].filter((event) => timingOf(event, new Date(), today) === 'past')
      await expect(cards.and(page.locator('[data-over]'))).toHaveCount(quiet.length)
      await expectAccessible(page)
    })

    test('the cards of a month that is over have its own order and no heading', async ({ page, request }) => {
      const past = addMonths(month, -1)
      const all = await eventsOf(request)
      await page.goto(path(`/?view=cards&month=${past}`))
      const expected = byStart(
        all.filter(({ day, lastDay }) => monthOf(day) <= past && monthOf(lastDay) >= past),
      )
      await expect(page.locator('#calendar article').first()).toBeVisible()
      expect(await idsOf(page, '#calendar')).toEqual(expected.map(({ id }) => id))
      await expect(page.getByRole('heading', { name: t.card.earlier })).toHaveCount(0)
    })

    test('a category of several pages begins with what comes next, and has each event once', async ({
      page,
      request,
    }) => {
      const all = await eventsOf(request, { type: 'conference', samples: 'false' })
      const { ahead, over } = nextFirst(all, today)
      await page.goto(path('/stats?type=popular-type'))
      const shown = await idsOf(page, 'main')
      expect(shown.length).toBeLessThan(all.length)
      await page.getByRole('link', { name: t.statsPage.next, exact: true }).click()
      await expect(page).toHaveURL(/page=2/)
      shown.push(...(await idsOf(page, 'main')))
      let address = page.url()
      for (;;) {
        const [next] = await htmlAttributes(page, address, 'main a[rel=next]', 'href')
        if (!next) break
        address = next
        shown.push(...(await htmlAttributes(page, address, 'main article [data-event]', 'data-event')))
      }
      await page.goto(address)
      expect(shown).toEqual([...ahead, ...over].map(({ id }) => id))
      await expect(page.getByRole('heading', { name: t.card.earlier })).toBeVisible()
      await expectAccessible(page)
    })

    test('an event of several days says in a category from when to when, as on the home page', async ({
      page,
    }) => {
      await page.goto(path('/'))
      const upcoming = page.getByRole('region', { name: t.upcoming.title }).getByRole('article')
      const long = upcoming.filter({ hasText: ' – ' }).first()
      const id = (await long.locator('[data-event]').getAttribute('data-event')) ?? ''
      const when = await long.locator('li').first().innerText()
      await page.goto(path('/stats?type=upcoming-events'))
      const card = page.getByRole('article').filter({ has: page.locator(`[data-event="${id}"]`) })
      await expect(card.locator('li').first()).toHaveText(when)
    })

    test('an event in a city that is online as well says both, on its card and in its dialog', async ({
      page,
      request,
    }) => {
      const online = (await eventsOf(request, { location: 'online' })).filter(
        ({ locationCity }) => locationCity,
      )
      const [event] = nextFirst(online, today).ahead
      if (!event) throw new Error('The seed has no such event')
      const place = placeOf(locale, event, t.common.online)
      await page.goto(path('/stats?type=online-events'))
      const card = page.getByRole('article').filter({ has: page.locator(`[data-event="${event.id}"]`) })
      await expect(card).toContainText(place)
      await card.getByRole('link').click()
      await expect(page.getByRole('dialog').getByText(place, { exact: true })).toBeVisible()
    })

    test.describe('beyond its last page', () => {
      test.use({ expectedErrors: [/404/] })

      test('a category is not found', async ({ page }) => {
        expect((await page.goto(path('/stats?type=online-events&page=99')))?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFound.title)
      })
    })
  })
}

test.describe('a calendar without events', () => {
  test('has empty categories, which say so and lead to the calendar', async ({
    page,
    emptyProduct: product,
  }) => {
    for (const locale of bothLocales) {
      const { t, path } = visitIn(locale)
      for (const category of ['online-events', 'popular-type', 'top-country']) {
        expect((await page.goto(product.origin + path(`/stats?type=${category}`)))?.status()).toBe(200)
        await expect(page.getByRole('heading', { name: t.statsPage.emptyTitle })).toBeVisible()
        const link = page.getByRole('main').getByRole('link', { name: t.statsPage.emptyButton })
        await expect(link).toHaveAttribute('href', path('/'))
      }
    }
  })
})

async function eventsOf(
  request: APIRequestContext,
  params: Record<string, string> = {},
): Promise<CalendarEvent[]> {
  return (await (await request.get('/api/events', { params })).json()) as CalendarEvent[]
}

function idsOf(page: Page, part: string): Promise<string[]> {
  const links = page.locator(`${part} article [data-event]`)
  return links.evaluateAll((all) => all.map((link) => (link as HTMLElement).dataset.event ?? ''))
}
