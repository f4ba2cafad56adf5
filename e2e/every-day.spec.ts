import { isCounted, type CalendarEvent, type EventType } from '@cyberluach/core/events/event'
import { addDays, addMonths, dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import { monthGrid } from '@cyberluach/core/events/month-grid'
import { runsOn } from '@cyberluach/core/events/event-timing'
import { hebrewCalendarDay } from '@cyberluach/i18n/israel-days'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext, Page } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { expect, test, visitIn, visitInTurn } from './support/test.ts'

const siteTimeZone = 'Asia/Jerusalem'
const month = addMonths(monthOf(dayKeyOf(new Date(), siteTimeZone)), 4)
const days = monthGrid(month)

/** Events that overlap in all ways: over the ends of weeks and months, more at once than a day has lines, none at all. */
const lasting: [from: number, days: number, type: EventType][] = [
  [-2, 6, 'conference'],
  [8, 5, 'conference'],
  [9, 3, 'workshop'],
  [9, 4, 'ctf'],
  [10, 2, 'conference'],
  [10, 1, 'meetup'],
  [10, 1, 'competition'],
  [10, 1, 'ctf'],
  [12, 10, 'competition'],
  [13, 1, 'workshop'],
  [20, 1, 'ctf'],
  [20, 1, 'ctf'],
  [20, 1, 'ctf'],
  [20, 1, 'ctf'],
  [29, 6, 'training'],
]

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  for (const [index, [from, length, eventType]] of lasting.entries()) {
    const first = addDays(`${month}-01`, from)
    const endDate = `${addDays(first, length - 1)}T17:00:00+03:00`
    const more = { eventType, endDate }
    await approve(context.request, await submit(context.request, `Agreement ${index}`, `${first}T09:00:00+03:00`, more))
  }
  // What was written before the last of them is read no more.
  const last = `Agreement ${lasting.length - 1}`
  const pageOf = async () => (await context.request.get(`/?month=${month}`)).text()
  await expect.poll(pageOf).toContain(last)
  await context.close()
})

/** Words and their plurals differ by language, what is drawn by width. */
const looks = [
  { locale: 'en', width: 390 },
  { locale: 'he', width: 820 },
  { locale: 'en', width: 1440 },
  { locale: 'he', width: 1440 },
] as const

for (const { locale, width } of looks)
  test(`badge, "+N more", what is read out and marks agree with the API on every day, ${locale}, ${width} px`, async ({
    page,
  }) => {
    const { t, path } = visitIn(locale)
    const { dayLabel, dayLabelEmpty, more: moreText } = t.calendar
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path(`/?month=${month}`))
    const events = await eventsOf(page.request)
    const cells = await cellsOf(page)
    expect(cells.map(({ day }) => day)).toEqual(days)
    for (const [index, cell] of cells.entries()) {
      const running = events.filter((event) => runsOn(event, cell.day))
      const n = running.length
      const date = hebrewCalendarDay(locale, t.luach, cell.day).words
      expect(cell).toMatchObject({
        label: n > 0 ? fill(locale, dayLabel, { n, date }) : fill(locale, dayLabelEmpty, { date }),
        badge: n > (width < 1024 ? 3 : 0) ? String(n) : null,
        marks: width < 1024 ? kindsOf(running).slice(0, 3) : [],
        hasLine: width < 1024 && running.some(({ day, lastDay }) => lastDay > day),
      })
      if (width < 1024) continue
      const shown = barsOver(cells, index)
      const hidden = n - shown.length
      expect(new Set(shown)).toEqual(new Set(shown.filter((id) => running.some((event) => event.id === id))))
      expect(cell.more).toBe(hidden > 0 ? fill(locale, moreText, { n: hidden }) : null)
      expect(cell.bars.length).toBeLessThanOrEqual(3)
    }
  })

test('the page of every day has what its cell counts', async ({ request }) => {
  const { t, path } = visitInTurn('the page of every day')
  const events = await eventsOf(request)
  for (const day of days) {
    const those = events.filter((event) => runsOn(event, day))
    const running = those.map(({ id }) => id)
    const html = await (await request.get(path(`/day/${day}`))).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const listed = [...main.matchAll(/data-event="([^"]+)"/g)].map(([, id]) => id ?? '')
    expect([day, listed.sort()]).toEqual([day, running.sort()])
    expect(html.includes(t.day.emptyTitle)).toBe(!those.some(isCounted))
    const api = await request.get('/api/events', { params: { from: day, to: day, running: 'all' } })
    expect(((await api.json()) as CalendarEvent[]).map(({ id }) => id).sort()).toEqual(running)
  }
})

type Cell = {
  day: string
  label: string | null
  badge: string | null
  more: string | null
  marks: string[]
  hasLine: boolean
  /** The events whose titles begin in the cell, and over how many cells. */
  bars: { id: string; span: number }[]
}

function cellsOf(page: Page): Promise<Cell[]> {
  return page.getByRole('gridcell').evaluateAll((found) =>
    found.map((cell): Cell => {
      const seen = (selector: string) =>
        [...cell.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0)
      return {
        day: cell.getAttribute('data-day') ?? '',
        label: cell.querySelector('.day-link')?.getAttribute('aria-label') ?? null,
        badge: seen('.day-count')[0]?.textContent ?? null,
        more: seen('[data-part=more]')[0]?.textContent ?? null,
        marks: seen('[data-part=marks] [data-type]').map((mark) => mark.dataset.type ?? ''),
        hasLine: seen('[data-part=line]').length > 0,
        bars: seen('.event-row').map((row) => ({
          id: row.querySelector<HTMLElement>('[data-event]')?.dataset.event ?? '',
          span: Number(row.dataset.span ?? 1),
        })),
      }
    }),
  )
}

/** The events that are drawn over a cell, those from earlier days of its week among them. */
function barsOver(cells: Cell[], index: number): string[] {
  const sunday = index - (index % 7)
  return cells
    .slice(sunday, index + 1)
    .flatMap(({ bars }, from) => bars.filter(({ span }) => sunday + from + span > index).map(({ id }) => id))
}

const kinds = ['ctf', 'conference', 'workshop', 'competition', 'other']

function kindsOf(events: CalendarEvent[]): string[] {
  const present = events.map(({ eventType }) => (kinds.includes(eventType) ? eventType : 'other'))
  return kinds.filter((kind) => (present as string[]).includes(kind))
}

async function eventsOf(request: APIRequestContext): Promise<CalendarEvent[]> {
  return (await (await request.get('/api/events')).json()) as CalendarEvent[]
}
