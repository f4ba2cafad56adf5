import type { CalendarEvent } from '@cyberluach/core/event'
import { splitLocale } from '@cyberluach/i18n/locales'
import { crawl } from './support/crawl.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { path } = visitIn(locale)

  test(`whoever follows every link from the home page reaches every published event, and no link leads nowhere, ${locale}`, async ({
    request,
  }) => {
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
}
