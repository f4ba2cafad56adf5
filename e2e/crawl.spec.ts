import type { CalendarEvent } from '@cyberluach/core/events/event'
import { splitLocale } from '@cyberluach/i18n/locales'
import { crawl } from './support/crawl.ts'
import { expect, test, visitInTurn } from './support/test.ts'

// The other language has the same pages with the same links, each below its prefix.
const { locale, path } = visitInTurn('crawl')

test('whoever follows every link reaches every published event, and no link leads nowhere', async ({ request }) => {
  // Some thousand pages, each written for the first time.
  test.setTimeout(600_000)
  const query = { params: { samples: 'false', limit: '5000' } }
  const events = (await (await request.get('/api/events', query)).json()) as CalendarEvent[]
  expect(events.length).toBeGreaterThan(100)
  const until = new Set(events.map(({ url }) => path(url)))
  const isOwn = (address: string) => splitLocale(address.replace(/\?.*/, '')).locale === locale
  const { opened, faults } = await crawl(request, { start: path('/'), until, isOwn })
  expect(faults).toEqual([])
  expect([...until].filter((address) => !opened.has(address))).toEqual([])
})
