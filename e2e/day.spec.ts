import { isCounted, type CalendarEvent } from '@cyberluach/core/events/event'
import { dayOfEvent, runsOn } from '@cyberluach/core/events/event-timing'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { figuresOf } from './support/figures.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('the events of a day')

test(
  'the page of a day has what runs on it in groups that add up, and says which day of a longer event it is',
  main,
  async ({ page, request }) => {
    const all = await eventsOf(request)
    for (const day of middleDays(all)) {
      const running = all.filter((event) => runsOn(event, day))
      await page.goto(path(`/day/${day}`))
      await expect(page.getByRole('article')).toHaveCount(running.length)
      const [total, ...counts] = await figuresOf(page.locator('main dl'))
      expect(total, day).toBe(running.filter(isCounted).length)
      expect(counts.filter((count) => count > 0)).toEqual(await figuresOf(page.locator('main section h2'), '.num'))
      for (const event of running.filter((each) => each.day < day && day < each.lastDay)) {
        const link = page.locator(`[data-event="${event.id}"]`)
        const card = page.getByRole('article').filter({ has: link })
        await expect(card).toContainText(fill(locale, t.day.dayOf, dayOfEvent(event, day)))
        await expect(card.locator('time')).toHaveAttribute('datetime', event.day)
        await expect(card).toHaveAttribute('data-part', 'bar')
      }
    }
  },
)

test('titles are whole on the page of a day on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [longest] = (await eventsOf(request)).sort((one, other) => other.title.length - one.title.length)
  await page.goto(path(`/day/${longest?.day}`))
  const titles = page.locator('article h3')
  await expect(titles.first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const cut = await titles.evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
  )
  expect(cut).toEqual([])
})

async function eventsOf(request: APIRequestContext): Promise<CalendarEvent[]> {
  return (await (await request.get('/api/events')).json()) as CalendarEvent[]
}

/** Two days in the midst of an event of several. */
function middleDays(events: CalendarEvent[]): string[] {
  const days = events.map(({ day }) => day).filter((day) => events.some((one) => one.day < day && day < one.lastDay))
  const found = [...new Set(days)].slice(0, 2)
  expect(found).toHaveLength(2)
  return found
}
