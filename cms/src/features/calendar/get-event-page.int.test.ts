import type { EventPage } from '@cyberluach/core/events/event-page'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeEvent, storeSeries } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
})
beforeEach(async () => {
  await api.services.pool.query('delete from events')
})
afterAll(() => api.stop())

const read = (slug: string, day = '2026-11-23') =>
  api.request(`/api/event-pages/${encodeURIComponent(slug)}?day=${day}`)
const pageOf = async (slug: string) => (await (await read(slug)).json()) as EventPage
const urlOf = async (id: string) => (await pageOf(id)).event.url

describe('the address of an event', () => {
  test.each([
    ['Black Hat Europe', null, '/event/black-hat-europe-2026'],
    ['BSides Querétaro 2026', null, '/event/bsides-queretaro-2026'],
    ['Hacker’s Night: “Köln”', null, '/event/hackers-night-koln-2026'],
    ['כנס סייבר חיפה', null, '/event/kns-sybr-hipa-2026'],
    ['ויקטור: לילה CTF', null, '/event/viktor-lila-ctf-2026'],
    ['東京', 'תל אביב', '/event/tl-abib-2026'],
    ['x'.repeat(300), null, `/event/${'x'.repeat(90)}-2026`],
  ])('is made of its title and its year: %s', async (title, titleHe, url) => {
    expect(await urlOf(await storeEvent(api, { title, titleHe }))).toBe(url)
  })

  test('is the event’s own: another one of the same name and year has a number', async () => {
    const ids = [await storeEvent(api), await storeEvent(api), await storeEvent(api)]
    const urls = await Promise.all(ids.map(urlOf))
    expect(urls).toEqual(['/event/an-event-2026', '/event/an-event-2026-2', '/event/an-event-2026-3'])
  })

  test('of several that are stored at once are told apart', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => storeEvent(api)))
    expect(new Set(await Promise.all(ids.map(urlOf))).size).toBe(8)
  })

  test('follows its title and its year, and what it was before leads to it for ever', async () => {
    const { pool } = api.services
    const id = await storeEvent(api, { title: 'Night of the flags' })
    await pool.query(`update events_locales set title = 'Flags at night' where _parent_id = $1`, [id])
    await pool.query(`update events set start_day = '2027-01-05', end_day = '2027-01-05' where id = $1`, [id])
    for (const slug of ['night-of-the-flags-2026', 'flags-at-night-2026', 'flags-at-night-2027', id])
      expect((await pageOf(slug)).event).toMatchObject({ id, url: '/event/flags-at-night-2027' })
    const other = await storeEvent(api, { title: 'Night of the flags' })
    expect(await urlOf(other)).toBe('/event/night-of-the-flags-2026-2')
    await pool.query(`update events_locales set title = 'Night of the flags' where _parent_id = $1`, [id])
    await pool.query(`update events set start_day = '2026-12-03', end_day = '2026-12-03' where id = $1`, [id])
    expect(await urlOf(id)).toBe('/event/night-of-the-flags-2026')
  })

  test('is found however it is capitalized', async () => {
    const id = await storeEvent(api, { title: 'CRYPTO', startDay: '2025-08-17' })
    for (const slug of ['CRYPTO-2025', 'Crypto-2025', id.toUpperCase()])
      expect((await pageOf(slug)).event.url).toBe('/event/crypto-2025')
  })

  test('that nobody has finds nothing, whatever it is', async () => {
    for (const slug of ['nothing', crypto.randomUUID(), "' or 1=1", '%00', 'x'.repeat(200)])
      expect((await read(slug)).status).toBeOneOf([404, 422])
  })

  test('goes with the event', async () => {
    const id = await storeEvent(api)
    await api.services.pool.query('delete from events where id = $1', [id])
    expect((await read('an-event-2026')).status).toBe(404)
  })
})

describe('round an event', () => {
  test('is what runs in its week, from Sunday to Saturday, samples apart', async () => {
    const id = await storeEvent(api, { title: 'Itself', startDay: '2026-12-02' })
    await storeEvent(api, { title: 'Sunday', startDay: '2026-11-29' })
    await storeEvent(api, { title: 'Still running', startDay: '2026-11-20', endDay: '2026-11-29' })
    await storeEvent(api, { title: 'Saturday before', startDay: '2026-11-28' })
    await storeEvent(api, { title: 'Sunday after', startDay: '2026-12-06' })
    await storeEvent(api, { title: 'Sample', startDay: '2026-12-02', isSample: true })
    for (const state of ['cancelled', 'postponed'] as const)
      await storeEvent(api, { title: state, startDay: '2026-12-02', state })
    const { week } = await pageOf(id)
    expect(week).toMatchObject({ firstDay: '2026-11-29', count: 3 })
    expect(week.events.map(({ title }) => title)).toEqual(['Still running', 'Sunday', 'Itself'])
    expect(week.events.at(-1)?.url).toBe('/event/itself-2026')
  })

  test('it stands in its own week however full that is', async () => {
    for (let n = 0; n < 14; n += 1) await storeEvent(api, { title: `Early ${n}`, startDay: '2026-11-29' })
    const id = await storeEvent(api, { title: 'Itself', startDay: '2026-12-05' })
    const { week } = await pageOf(id)
    expect(week.count).toBe(15)
    expect(week.events).toHaveLength(12)
    expect(week.events.some((event) => event.id === id)).toBe(true)
  })

  test('is what comes next in its country, its city first; of what is called off, nothing', async () => {
    const haifa = { locationCountry: 'Israel', locationCity: 'Haifa' }
    const id = await storeEvent(api, { title: 'Itself', startDay: '2026-01-05', ...haifa })
    await storeEvent(api, { title: 'Over', startDay: '2026-11-22', ...haifa })
    await storeEvent(api, { title: 'Called off', startDay: '2026-12-01', state: 'cancelled', ...haifa })
    await storeEvent(api, { title: 'Abroad', startDay: '2026-12-01', locationCountry: 'France' })
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
      await storeEvent(api, {
        title: `Tel Aviv ${day}`,
        startDay: day,
        locationCountry: 'Israel',
        locationCity: 'Tel Aviv',
      })
    await storeEvent(api, { title: 'Haifa', startDay: '2027-03-01', ...haifa })
    const { nearby } = await pageOf(id)
    expect(nearby.map(({ title }) => title)).toEqual([
      'Tel Aviv 2026-12-01',
      'Tel Aviv 2026-12-02',
      'Tel Aviv 2026-12-03',
      'Haifa',
    ])
  })

  test('are the others by its organizer, the next ones first and after them the latest', async () => {
    const organizer = 'OWASP Israel'
    const id = await storeEvent(api, { title: 'Itself', startDay: '2026-12-02', organizer })
    for (const [title, startDay] of [
      ['Long ago', '2024-03-01'],
      ['Lately', '2026-11-01'],
      ['Next', '2026-12-01'],
      ['Later', '2027-01-01'],
      ['Before', '2025-03-01'],
    ])
      await storeEvent(api, { title, startDay, organizer })
    await storeEvent(api, { title: 'Another’s', startDay: '2026-12-05', organizer: 'OWASP' })
    const { organized, lists, editions } = await pageOf(id)
    expect(organized.map(({ title }) => title)).toEqual(['Next', 'Later', 'Lately', 'Before'])
    expect(lists).toContainEqual({ kind: 'organizer', key: 'owasp-israel', name: 'OWASP Israel' })
    expect(editions).toEqual({ previous: null, next: null, upcoming: null })
  })

  test('are the editions before and after it where its series is yearly', async () => {
    const series = await storeSeries(api, { slug: 'flag-days', isYearly: true })
    const store = (title: string, startDay: string) => storeEvent(api, { title, startDay, series })
    const ids = [await store('Second', '2025-03-01'), await store('Third', '2026-03-02')]
    await store('First', '2024-03-01')
    await storeEvent(api, { title: 'No edition', startDay: '2025-09-01' })
    const { editions, event, lists } = await pageOf(ids[0] ?? '')
    expect([editions.previous?.title, editions.next?.title]).toEqual(['First', 'Third'])
    expect(event.series).toMatchObject({ slug: 'flag-days', name: 'A series' })
    expect(lists).toContainEqual({ kind: 'series', key: 'flag-days', name: '' })
    expect((await pageOf(ids[1] ?? '')).editions).toMatchObject({ previous: { title: 'Second' }, next: null })
    await api.services.pool.query('update series set is_yearly = false')
    expect((await pageOf(ids[1] ?? '')).editions).toEqual({ previous: null, next: null, upcoming: null })
  })

  test('is the next edition that takes place, whether its series is yearly or not', async () => {
    const series = await storeSeries(api, { slug: 'flag-nights' })
    const id = await storeEvent(api, { title: 'Off', startDay: '2027-01-01', state: 'cancelled', series })
    await storeEvent(api, { title: 'Over', startDay: '2024-01-01', series })
    await storeEvent(api, { title: 'Also off', startDay: '2027-01-02', state: 'postponed', series })
    expect((await pageOf(id)).editions.upcoming).toBeNull()
    await storeEvent(api, { title: 'Later', startDay: '2027-02-02', series })
    await storeEvent(api, { title: 'Next', startDay: '2027-02-01', series })
    expect((await pageOf(id)).editions.upcoming).toMatchObject({ title: 'Next' })
  })

  describe('whose place nobody has announced is where its last edition was held', () => {
    const denver = { locationCity: 'Denver', locationCountry: 'United States' }
    const lastPlaceOf = async (given: Parameters<typeof storeEvent>[1]) =>
      (await pageOf(await storeEvent(api, { title: 'Flag Con 2027', startDay: '2027-05-01', ...given }))).lastPlace
    let series: string
    beforeEach(async () => {
      await api.services.pool.query('delete from series')
      series = await storeSeries(api, { slug: 'flag-con' })
      await storeEvent(api, {
        title: 'Flag Con 2025',
        startDay: '2025-05-01',
        series,
        locationCity: 'Austin',
      })
      await storeEvent(api, { title: 'Flag Con 2026', startDay: '2026-05-01', series, ...denver })
      await storeEvent(api, { title: 'Flag Con Asia', startDay: '2026-10-01', series, locationCity: 'Tokyo' })
    })
    const told = { city: 'Denver', country: 'United States', day: '2026-05-01' }

    test('by its name, also before anybody says of which series it is, and nowhere as its own', async () => {
      expect(await lastPlaceOf({ series })).toEqual(told)
      const id = await storeEvent(api, { title: 'Flag Con 2027', startDay: '2027-05-01' })
      const { lastPlace, event, nearby, lists } = await pageOf(id)
      expect(lastPlace).toEqual(told)
      expect(event).toMatchObject({ locationCity: null, locationCountry: null, locationVenue: null })
      expect([nearby, lists.filter(({ kind }) => kind === 'city' || kind === 'country')]).toEqual([[], []])
    })

    test('whatever that was called where the series is yearly', async () => {
      await api.services.pool.query('update series set is_yearly = true')
      expect(await lastPlaceOf({ series })).toMatchObject({ city: 'Tokyo' })
    })

    test('unless that was nowhere, and never of another series or name, what is over, is off or has a place', async () => {
      const other = await storeSeries(api, { slug: 'other' })
      expect(await lastPlaceOf({ series: other })).toBeNull()
      expect(await lastPlaceOf({ title: 'OWASP Flag Con 2027' })).toBeNull()
      expect(await lastPlaceOf({ series, startDay: '2026-11-01' })).toBeNull()
      expect(await lastPlaceOf({ series, state: 'cancelled' })).toBeNull()
      expect(await lastPlaceOf({ series, isOnline: true })).toBeNull()
      expect(await lastPlaceOf({ series, locationCountry: 'Israel' })).toBeNull()
      await storeEvent(api, { title: 'Flag Con 2026', startDay: '2026-11-20', series, isOnline: true })
      expect(await lastPlaceOf({ series })).toBeNull()
    })
  })

  test('is nothing of a sample but its week: it stands in no list', async () => {
    const id = await storeEvent(api, { isSample: true, organizer: 'OWASP', locationCountry: 'Israel' })
    expect(await pageOf(id)).toMatchObject({ lists: [], organized: [] })
  })
})
