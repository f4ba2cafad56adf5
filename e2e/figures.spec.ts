import { isCounted, mainEventTypes, type CalendarEvent } from '@cyberluach/core/events/event'
import { addDays, monthOf } from '@cyberluach/core/dates/day-key'
import type { Figures } from '@cyberluach/core/events/figures'
import { mappedPages } from '@cyberluach/core/site/pages'
import { countryLabel, formatMoney, formatNumber, formatPercent } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { htmlTexts } from './support/html-texts.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('the figures of the calendar')

type Category = { type: string; of: (events: CalendarEvent[], figures: Figures) => CalendarEvent[] }

/** Which events a figure stands for, said again without the product's own query. */
const categories: Category[] = [
  {
    type: 'events-this-month',
    of: (events, { today }) => events.filter(({ day }) => monthOf(day) === monthOf(today)),
  },
  { type: 'upcoming-events', of: upcoming },
  { type: 'online-events', of: (events) => events.filter(({ isOnline }) => isOnline) },
  { type: 'prize-events', of: (events) => events.filter(({ prizeMoney }) => prizeMoney) },
  {
    type: 'top-country',
    of: (events, { topCountry }) =>
      events.filter(({ locationCountry }) => topCountry && locationCountry === topCountry.country),
  },
  {
    type: 'popular-type',
    of: (events, { popularType }) => events.filter(({ eventType }) => eventType === popularType?.type),
  },
]

test('the home page tells the calendar in figures, which are those of its events', main, async ({ page, request }) => {
  // Where an event begins meanwhile, both are read anew.
  await expect(async () => {
    const { total, online, prizes, topCountry, popularType, ...figures } = (await read(request)).figures
    await page.goto(path('/'))
    const cards = page.getByRole('region', { name: t.stats.title }).getByRole('link')
    await expect(cards.locator('b')).toHaveText([
      formatNumber(figures.thisMonth.count),
      formatNumber(figures.upcoming.count),
      `${formatNumber(online)}/${formatNumber(total)}`,
      prizes.count > 0 ? formatMoney(prizes.amount) : t.stats.noPrizes,
      topCountry ? countryLabel(locale, topCountry.country) : '–',
      popularType ? t.common.types[popularType.type] : '–',
    ])
    const events = (n: number) => fill(locale, t.common.events, { n })
    await expect(cards.nth(2)).toContainText(formatPercent(online / total))
    await expect(cards.nth(3)).toContainText(
      prizes.count > 0 ? fill(locale, t.common.eventsWithPrize, { n: prizes.count }) : t.stats.noData,
    )
    await expect(cards.nth(4)).toContainText(events(topCountry?.count ?? 0))
    await expect(cards.nth(5)).toContainText(events(popularType?.count ?? 0))
  }).toPass()
})

test('the home page tells how many events there are of each kind, and what is won on average', async ({
  page,
  request,
}) => {
  const { total, prizes, types } = (await read(request)).figures
  await page.goto(path('/'))
  const statistics = page.getByRole('region', { name: t.stats.title })
  const kinds = mainEventTypes.map((type) => types.find((of) => of.type === type)?.count ?? 0)
  const counts = [...kinds, ...[total - sum(kinds)].filter((others) => others > 0)]
  await expect(statistics.getByRole('listitem').locator('small')).toHaveText(
    counts.map((n) => (n > 0 ? fill(locale, t.common.events, { n }) : t.common.noEvents)),
  )
  await expect(statistics).toContainText(
    fill(locale, t.stats.withPrizeValue, { n: prizes.count, total: formatNumber(total) }),
  )
  await expect(statistics.getByRole('definition').last()).toHaveText(
    prizes.count > 0 ? formatMoney(Math.round(prizes.amount / prizes.count)) : t.stats.noPrizes,
  )
})

test('the bar of the types draws other kinds in the colour of their mark in the legend', async ({ page, request }) => {
  await approve(request, await submit(request, 'Circle of figures', '2031-03-03T18:00:00+02:00'))
  const html = async () => (await request.get(path('/'))).text()
  await expect.poll(html).toMatch(/<li[^>]* data-type="other"/)
  await page.goto(path('/'))
  const part = '[aria-labelledby=statistics-title]'
  const fillOf = (drawn: string) =>
    page.locator(`${part} ${drawn}`).evaluate((element) => getComputedStyle(element).fill)
  expect(await fillOf('rect[data-type=other]')).toBe(await fillOf('li[data-type=other] .mark'))
})

test('the figures of every category are those of its events, samples apart', async ({ page, request }) => {
  await page.goto(path('/about'))
  for (const { type, of } of categories) {
    const address = path(`/stats?type=${type}`)
    await test.step(type, () =>
      // Where an event begins meanwhile, both are read anew.
      expect(async () => {
        const { figures, events } = await read(request)
        const asked = of(events, figures)
        if (asked.length === 0) {
          expect(await htmlTexts(page, address, 'main *')).toContain(t.statsPage.emptyTitle)
          return
        }
        const count = (kind: string) => asked.filter(({ eventType }) => eventType === kind).length
        const kinds = ['ctf', 'conference', 'workshop', 'competition'].map(count)
        const others = asked.length - sum(kinds)
        const counts = [asked.length, ...kinds, ...(others > 0 ? [others] : [])]
        expect(await htmlTexts(page, address, 'main dl dd')).toEqual(counts.map(formatNumber))
        expect(await htmlTexts(page, address, '*')).not.toContain(t.dialog.sample)
      }).toPass(),
    )
  }
})

test('the figures are the same wherever a page shows the calendar in numbers', async ({ page, request }) => {
  const { figures, events } = await read(request)
  const countries = new Set(events.flatMap(({ locationCountry }) => locationCountry ?? []))
  const values = [
    formatNumber(figures.total),
    formatNumber(countries.size),
    formatPercent(figures.online / figures.total),
    '2',
  ]
  await page.goto(path('/about'))
  for (const mapped of mappedPages) {
    const address = path(mapped.path.replace('[date]', figures.today))
    const footer = () => htmlTexts(page, address, 'footer [data-part=live-figures] dd')
    await expect.poll(footer, address).toEqual(values)
    const all = await htmlTexts(page, address, '[data-part=live-figures] dd')
    expect(all, address).toEqual(Array.from({ length: all.length / values.length }, () => values).flat())
  }
})

async function read(request: APIRequestContext) {
  const get = async <Answer>(address: string) => (await (await request.get(address)).json()) as Answer
  const [figures, all] = await Promise.all([get<Figures>('/api/figures'), get<CalendarEvent[]>('/api/events')])
  return { figures, events: all.filter(isCounted) }
}

function upcoming(events: CalendarEvent[], { today }: Figures): CalendarEvent[] {
  const hasNotStarted = ({ allDay, startDate }: CalendarEvent) => allDay || Date.parse(startDate) > Date.now()
  return events.filter((event) => event.day >= today && event.day <= addDays(today, 30) && hasNotStarted(event))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
