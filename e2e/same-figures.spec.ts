import { isCounted, shownTypeOf, shownTypes, type CalendarEvent } from '@cyberluach/core/events/event'
import { addMonths, dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import type { Archive, EventList } from '@cyberluach/core/events/event-lists'
import type { Facets, Figures, Glance } from '@cyberluach/core/events/figures'
import { runsOn } from '@cyberluach/core/events/event-timing'
import { formatMonthName, formatNumber } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { approve, sharedProduct, signIn, submit } from './support/api.ts'
import { htmlAttributes, htmlTexts } from './support/html-texts.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
const month = addMonths(monthOf(today), 3)
const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`

/** Of a month that hardly anybody else's journey looks at: one day, several, called off. */
const given: [title: string, first: string, last: string, more: object, state?: 'cancelled'][] = [
  ['Counted once', day(10), day(10), { eventType: 'ctf', isOnline: true, prizeMoney: 500 }],
  ['Counted on three days', day(9), day(11), { eventType: 'conference', locationCountry: 'Israel' }],
  [
    'Called off',
    day(10),
    day(10),
    { eventType: 'conference', locationCountry: 'Israel', prizeMoney: 900 },
    'cancelled',
  ],
  ['Called off, longer', day(8), day(12), { eventType: 'workshop', isOnline: true }, 'cancelled'],
]

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const { request } = context
  for (const [title, first, last, more, state] of given) {
    const dates = [`${first}T09:00:00+02:00`, `${last}T17:00:00+02:00`] as const
    const id = await approve(request, await submit(request, title, dates[0], { endDate: dates[1], ...more }))
    if (!state) continue
    await signIn(request)
    const headers = { origin: sharedProduct().origin }
    const answer = await request.patch(`/cms/api/events/${id}`, { headers, data: { state } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  // What was written before the last of them is read no more.
  await expect.poll(async () => (await request.get(`/day/${day(10)}`)).text()).toContain('Called off, longer')
  await context.close()
})

test('the API’s figures are those of its events, and the same wherever it tells them', async ({ request }) => {
  const { events, figures, facets, glance, archive } = await readApi(request)
  const those = (is: (event: CalendarEvent) => boolean) => events.filter(is).length
  expect(figures).toMatchObject({
    total: events.length,
    online: those(({ isOnline }) => isOnline),
    physical: those(({ isOnline, locationCountry }) => !isOnline && locationCountry !== null),
    prizes: { count: those(({ prizeMoney }) => (prizeMoney ?? 0) > 0) },
    thisMonth: { count: those((event) => monthOf(event.day) === figures.thisMonth.month) },
  })
  expect(glance.figures).toEqual(figures)
  expect(glance.facets).toEqual(facets)
  expect(facets).toMatchObject({ total: figures.total, online: figures.online, types: figures.types })
  for (const { country, count } of facets.countries) {
    expect([country, count]).toEqual([country, those(({ locationCountry }) => locationCountry === country)])
  }
  for (const { month: at, types } of glance.year)
    expect([at, sum(types)]).toEqual([at, those((event) => monthOf(event.day) === at)])

  expect(sum(archive.years)).toBe(figures.total)
  for (const { year, count, months } of archive.years) {
    expect([year, sum(months)]).toEqual([year, count])
    for (const one of months)
      expect([one.month, one.count]).toEqual([one.month, those((event) => monthOf(event.day) === one.month)])
  }
  for (const list of [...archive.countries, ...archive.series].slice(0, 12)) {
    const kind = archive.series.includes(list) ? 'series' : 'country'
    const opened = await read<EventList>(request, `/api/event-lists/${kind}?key=${encodeURIComponent(list.key)}`)
    expect([list.key, opened.count]).toEqual([list.key, list.count])
  }
})

test('files and maps have what the figures count, and what was called off beside it', async ({ request }) => {
  const { events, all } = await readApi(request)
  const real = all.filter(({ isSample }) => !isSample)
  const calendar = await (await request.get('/events.ics')).text()
  const entries = calendar.split('BEGIN:VEVENT').slice(1)
  expect(entries.filter((entry) => !entry.includes('STATUS:CANCELLED'))).toHaveLength(events.length)
  const exported = await read<{ events: CalendarEvent[] }>(request, '/api/export.json')
  const rows = new Set(exported.events.filter(isCounted).map(({ id }) => id))
  expect(events.filter(({ id }) => rows.has(id))).toHaveLength(rows.size)
  // A list may keep what it states to itself; whatever else counts is passed on.
  expect(events.filter(({ id, source }) => source === null && !rows.has(id))).toEqual([])
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemap\/\d[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
  const maps = await Promise.all(parts.map(async (path) => (await request.get(path)).text()))
  const addresses = maps.flatMap((map) => [...map.matchAll(/<loc>[^<]*?(\/event\/[^<]*)<\/loc>/g)])
  expect(new Set(addresses.map(([, path]) => path)).size).toBe(real.length)
})

for (const locale of bothLocales)
  test(`pages say the same figures as the API, ${locale}`, async ({ page }) => {
    const { t, path } = visitIn(locale)
    const { events, figures, archive } = await readApi(page.request)
    await page.goto(path('/about'))
    const texts = (address: string, parts: string) => htmlTexts(page, path(address), parts)
    const shown = (n: number) => formatNumber(n)

    await test.step('home: the month’s sum, its chips, the cards and the distribution', async () => {
      for (const at of [figures.thisMonth.month, month]) {
        const those = events.filter((event) => monthOf(event.day) === at)
        const text = at === figures.thisMonth.month ? t.calendar.countThisMonth : t.calendar.countInMonth
        const said = fill(locale, text, { n: those.length, month: formatMonthName(locale, at) })
        expect(await texts(`/?month=${at}`, '[role=status]')).toContain(said)
        const chips = await texts(`/?month=${at}`, '[data-part=quick-filters] li[data-type] .num')
        const count = (type: string) => those.filter((event) => shownTypeOf(event.eventType) === type).length
        expect(chips).toEqual(shownTypes.map((type) => String(count(type))))
      }
      const cards = await texts('/', '[aria-labelledby=statistics-title] a b')
      expect(cards.slice(0, 2)).toEqual([figures.thisMonth.count, figures.upcoming.count].map(shown))
      const kinds = await texts('/', '[aria-labelledby=statistics-title] li[data-type] small')
      const amounts = kinds.map((text) => (text === t.common.noEvents ? 0 : numberIn(text, t.common.events, locale)))
      expect(amounts.reduce((total, each) => total + each, 0)).toBe(figures.total)
    })

    await test.step('statistics: the subtitle, the summary and the card', async () => {
      for (const [type, n] of [
        ['events-this-month', figures.thisMonth.count],
        ['upcoming-events', figures.upcoming.count],
        ['online-events', figures.online],
        ['prize-events', figures.prizes.count],
        ['top-country', figures.topCountry?.count ?? 0],
      ] as const) {
        const [total = '', ...parts] = await texts(`/stats?type=${type}`, 'main dl dd')
        expect([type, total]).toEqual([type, shown(n)])
        expect([type, parts.reduce((all, each) => all + Number(each.replaceAll(',', '')), 0)]).toEqual([type, n])
      }
    })

    await test.step('days: the cell, the page, its groups and the date check', async () => {
      const cells = await htmlAttributes(page, path(`/?month=${month}`), '[role=gridcell]', 'data-day')
      const badges = await Promise.all(
        [8, 9, 10, 11, 12, 13].map(async (number) => {
          const cell = `[role=gridcell][data-day="${day(number)}"] .day-count`
          return [day(number), (await texts(`/?month=${month}`, cell))[0] ?? '0']
        }),
      )
      expect(cells).toContain(day(10))
      for (const [on = '', badge] of badges) {
        const running = events.filter((event) => runsOn(event, on))
        expect([on, badge]).toEqual([on, String(running.length)])
        const [total = '0', ...kinds] = await texts(`/day/${on}`, 'main dl dd')
        expect([on, total]).toEqual([on, String(running.length)])
        const groups = await texts(`/day/${on}`, 'main section h2 .num')
        expect([on, groups]).toEqual([on, kinds.filter((each) => each !== '0')])
        const check = await texts(`/plan?from=${on}`, '[data-verdict]')
        const words = running.length > 0 ? fill(locale, t.plan.running, { n: running.length }) : t.plan.runningNone
        expect([on, check.join()]).toEqual([on, expect.stringContaining(words)])
      }
    })

    await test.step('archive: years, months and places', async () => {
      const said = (await texts('/archive', 'main')).join(' ')
      for (const { count } of archive.years) expect(said).toContain(fill(locale, t.archive.count, { n: count }))
      const [place] = archive.countries
      expect((await texts(`/place/${place?.key}`, 'main')).join(' ')).toContain(
        fill(locale, t.archive.count, { n: place?.count ?? 0 }),
      )
    })
  })

/** The number in a text that was filled in. */
function numberIn(text: string, template: Parameters<typeof fill>[1], locale: 'en' | 'he'): number {
  for (let n = 1; n < 10_000; n += 1) if (fill(locale, template, { n }) === text) return n
  return Number.NaN
}

async function readApi(request: APIRequestContext) {
  const [all, figures, facets, glance, archive] = await Promise.all([
    read<CalendarEvent[]>(request, '/api/events'),
    read<Figures>(request, '/api/figures'),
    read<Facets>(request, '/api/facets'),
    read<Glance>(request, '/api/glance'),
    read<Archive>(request, '/api/archive'),
  ])
  expect(all.some(({ isSample }) => isSample)).toBe(true)
  expect(all.some(({ state }) => state === 'cancelled')).toBe(true)
  return { all, events: all.filter(isCounted), figures, facets, glance, archive }
}

async function read<Answer>(request: APIRequestContext, address: string): Promise<Answer> {
  return (await (await request.get(address)).json()) as Answer
}

function sum(counted: readonly { count: number }[]): number {
  return counted.reduce((total, { count }) => total + count, 0)
}
