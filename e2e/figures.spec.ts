import { addDays, monthOf } from '@cyberluach/core/day-key'
import { mainEventTypes, type CalendarEvent } from '@cyberluach/core/event'
import type { Figures } from '@cyberluach/core/figures'
import { mappedPages } from '@cyberluach/core/pages'
import { countryLabel, formatMoney, formatNumber, formatPercent } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { htmlTexts } from './support/html-texts.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

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

test('the figures of the API are those of its events, samples apart', async ({ request }) => {
  const { figures, events, samples } = await read(request)
  expect(samples.length).toBeGreaterThan(0)
  const prizes = events.flatMap(({ prizeMoney }) => prizeMoney || [])
  expect(figures).toMatchObject({
    total: events.length,
    online: events.filter(({ isOnline }) => isOnline).length,
    prizes: { count: prizes.length, amount: sum(prizes) },
    thisMonth: { count: events.filter(({ day }) => monthOf(day) === monthOf(figures.today)).length },
    upcoming: { count: upcoming(events, figures).length },
    samples: samples.length,
  })
  for (const { type, count } of figures.types)
    expect(events.filter(({ eventType }) => eventType === type)).toHaveLength(count)
  expect(sum(figures.types.map(({ count }) => count))).toBe(events.length)
  const countries = Object.groupBy(events, ({ locationCountry }) => locationCountry ?? '')
  const inCountry = (country: string) => countries[country]?.length ?? 0
  const most = Math.max(
    ...Object.keys(countries)
      .filter((country) => country !== '')
      .map(inCountry),
  )
  expect(figures.topCountry?.count).toBe(most)
  expect(inCountry(figures.topCountry?.country ?? '')).toBe(most)
  const known = Object.keys(countries).filter((country) => country !== '')
  const facets = await (await request.get('/api/facets')).json()
  expect(facets).toMatchObject({ total: events.length, online: figures.online, types: figures.types })
  expect(facets.countries).toHaveLength(known.length)
})

test('the bar of the types draws other kinds in the colour of their mark in the legend', async ({
  page,
  request,
}) => {
  await approve(request, await submit(request, 'Circle of figures', '2031-03-03T18:00:00+02:00'))
  const fillOf = (part: string) => page.locator(part).evaluate((element) => getComputedStyle(element).fill)
  await expect(async () => {
    await page.goto('/')
    await expect(page.locator('[aria-labelledby=statistics-title] li[data-type=other]')).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  expect(await fillOf('[aria-labelledby=statistics-title] rect[data-type=other]')).toBe(
    await fillOf('[aria-labelledby=statistics-title] li[data-type=other] .mark'),
  )
})

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`the figures of the pages, ${locale}`, () => {
    test('are those of the API on the home page', async ({ page, request }) => {
      const { figures } = await read(request)
      const { total, online, prizes, topCountry, popularType } = figures
      await page.goto(path('/'))
      const statistics = page.getByRole('region', { name: t.stats.title })
      const values = statistics.getByRole('link').locator('b')
      await expect(values).toHaveText([
        formatNumber(figures.thisMonth.count),
        formatNumber(figures.upcoming.count),
        `${formatNumber(online)}/${formatNumber(total)}`,
        prizes.count > 0 ? formatMoney(prizes.amount) : t.stats.noPrizes,
        topCountry ? countryLabel(locale, topCountry.country) : '–',
        popularType ? t.common.types[popularType.type] : '–',
      ])
      const notes = statistics.getByRole('link')
      await expect(notes.nth(2)).toContainText(formatPercent(online / total))
      await expect(notes.nth(3)).toContainText(fill(locale, t.common.eventsWithPrize, { n: prizes.count }))
      await expect(notes.nth(4)).toContainText(fill(locale, t.common.events, { n: topCountry?.count ?? 0 }))
      await expect(notes.nth(5)).toContainText(fill(locale, t.common.events, { n: popularType?.count ?? 0 }))

      const main = mainEventTypes.map((type) => figures.types.find((of) => of.type === type)?.count ?? 0)
      const counts = [...main, ...[total - sum(main)].filter((others) => others > 0)]
      await expect(statistics.getByRole('listitem').locator('small')).toHaveText(
        counts.map((n) => fill(locale, t.common.events, { n })),
      )
      await expect(statistics).toContainText(
        fill(locale, t.stats.withPrizeValue, { n: prizes.count, total: formatNumber(total) }),
      )
      await expect(statistics.getByRole('definition').last()).toHaveText(
        prizes.count > 0 ? formatMoney(Math.round(prizes.amount / prizes.count)) : t.stats.noPrizes,
      )
    })

    test('are those of its events in every category', async ({ page, request }) => {
      const { figures, events } = await read(request)
      await page.goto(path('/about'))
      for (const { type, of } of categories) {
        const address = path(`/stats?type=${type}`)
        const asked = of(events, figures)
        if (asked.length === 0) {
          expect(await htmlTexts(page, address, 'main *'), type).toContain(t.statsPage.emptyTitle)
          continue
        }
        const count = (kind: string) => asked.filter(({ eventType }) => eventType === kind).length
        const main = ['ctf', 'conference', 'workshop', 'competition'].map(count)
        const counts = [asked.length, ...main, asked.length - sum(main)]
        expect(await htmlTexts(page, address, 'main dl dd'), type).toEqual(counts.map(formatNumber))
        expect(await htmlTexts(page, address, '*'), type).not.toContain(t.dialog.sample)
      }
    })

    test('are those of the API wherever a page shows the calendar in numbers', async ({ page, request }) => {
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
        expect(await htmlTexts(page, address, 'footer [data-part=live-figures] dd'), address).toEqual(values)
        const all = await htmlTexts(page, address, '[data-part=live-figures] dd')
        expect(all, address).toEqual(Array.from({ length: all.length / values.length }, () => values).flat())
      }
    })
  })
}

async function read(request: APIRequestContext) {
  const get = async <Answer>(address: string) => (await (await request.get(address)).json()) as Answer
  const [figures, all] = await Promise.all([
    get<Figures>('/api/figures'),
    get<CalendarEvent[]>('/api/events'),
  ])
  return {
    figures,
    events: all.filter(({ isSample }) => !isSample),
    samples: all.filter(({ isSample }) => isSample),
  }
}

function upcoming(events: CalendarEvent[], { today }: Figures): CalendarEvent[] {
  const hasNotStarted = ({ allDay, startDate }: CalendarEvent) => allDay || Date.parse(startDate) > Date.now()
  return events.filter(
    (event) => event.day >= today && event.day <= addDays(today, 30) && hasNotStarted(event),
  )
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
