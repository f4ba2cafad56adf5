import type { Similar } from '@cyberluach/api/moderation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events cascade')
})

const get = (query: string) => api.request(`/api/sys/mgmt/similar?ids=${query}`, { headers: bearer(token) })

async function similar(...ids: string[]): Promise<Similar[]> {
  const response = await get(ids.join())
  expect(response.status).toBe(200)
  return (await response.json()) as Similar[]
}

const withLink = (id: string, link: string) =>
  api.services.pool.query('update events set registration_url = $2 where id = $1', [id, link])

describe('a submission', () => {
  test('repeats an event of the same day with the same link host, whatever its title', async () => {
    const event = await storeEvent(api, { title: 'Something else', startDay: '2026-12-03' })
    await withLink(event, 'https://www.flags.example/2026')
    const id = await submit(api, { registrationUrl: 'https://FLAGS.example:443/register?x=1' })
    expect(await similar(id)).toEqual([
      {
        submissionId: id,
        eventId: event,
        waitingId: null,
        title: 'Something else',
        titleHe: null,
        day: '2026-12-03',
        since: expect.stringMatching(/Z$/),
        sameDay: true,
        sameLinkHost: true,
        samePlace: false,
        similarTitle: false,
      },
    ])
  })

  test('repeats no sample', async () => {
    await storeEvent(api, { title: 'Night of the Flags', startDay: '2026-12-03', isSample: true })
    expect(await similar(await submit(api, { title: 'Night of the Flags' }))).toEqual([])
  })

  test.each([
    ['Night of the Flags 2026', 'Night of the flags', undefined],
    ['ליל הדגלים בחיפה', 'ליל הדגלים', undefined],
    ['An event', 'Another thing', 'ליל הדגלים'],
  ])('repeats %s by its title %s or %s', async (title, own, titleHe) => {
    const event = await storeEvent(api, { title, titleHe: 'ליל הדגלים', startDay: '2027-01-01' })
    const id = await submit(api, { title: own, titleHe })
    expect(await similar(id)).toMatchObject([
      { eventId: event, sameDay: false, sameLinkHost: false, similarTitle: true },
    ])
  })

  test('repeats nothing by the day alone, by the link’s host alone or by a word', async () => {
    const event = await storeEvent(api, { title: 'Conference of the year', startDay: '2026-12-03' })
    await storeEvent(api, { title: 'Night', startDay: '2026-12-03' })
    const id = await submit(api, { registrationUrl: 'https://flags.example/' })
    expect(await similar(id)).toEqual([])
    await api.services.pool.query(`update events set start_day = '2026-12-09', end_day = '2026-12-09'`)
    await withLink(event, 'https://flags.example/')
    expect(await similar(id)).toEqual([])
  })

  test('is told of the event with which it has most in common, and of the place', async () => {
    await storeEvent(api, { title: 'Night of the flags', startDay: '2025-12-03' })
    const place = { locationCountry: 'Israel', locationCity: 'Haifa' }
    const event = await storeEvent(api, { title: 'Night of the flags', startDay: '2026-12-03', ...place })
    const id = await submit(api, { locationCountry: 'IL', locationCity: 'haifa' })
    expect(await similar(id)).toMatchObject([{ eventId: event, sameDay: true, samePlace: true }])
  })

  test('does not repeat the event that was made of it', async () => {
    const id = await submit(api)
    await api.send('POST', `/api/sys/mgmt/submissions/${id}/approve`, undefined, bearer(token))
    const second = await submit(api)
    expect((await similar(id)).filter(({ eventId }) => eventId !== null)).toEqual([])
    expect(await similar(second)).toMatchObject([{ similarTitle: true, sameDay: true }])
  })

  test('reckons its day in the site’s time zone', async () => {
    const event = await storeEvent(api, { title: 'Something else', startDay: '2026-12-04' })
    await withLink(event, 'https://flags.example/')
    const link = { registrationUrl: 'https://flags.example/' }
    const id = await submit(api, { startDate: '2026-12-03T23:30:00Z', ...link })
    expect(await similar(id)).toMatchObject([{ eventId: event, day: '2026-12-04' }])
  })
})

describe('a host that many events share', () => {
  const evening = (n: number) => ({ registrationUrl: `https://www.meetup.com/team-${n}/events/${n}` })

  test('is no reason, with an event or with what waits; the same page on it is one', async () => {
    const event = await storeEvent(api, { title: 'Women in cyber breakfast', startDay: '2026-12-03' })
    await withLink(event, evening(1).registrationUrl)
    const id = await submit(api, { title: 'Rust security night', ...evening(2) })
    const other = await submit(api, { title: 'Forensics for beginners', ...evening(3) })
    expect(await similar(id, other)).toEqual([])
    await withLink(event, `${evening(2).registrationUrl}/?utm=x`)
    expect(await similar(id)).toMatchObject([{ eventId: event, sameLinkHost: true, similarTitle: false }])
  })
})

describe('two that wait', () => {
  test('are seen as a pair from either side, and no longer once one is decided about', async () => {
    const one = await submit(api, { title: 'Same title twice' })
    const other = await submit(api, { title: 'Same Title Twice!' })
    const pair = { eventId: null, sameDay: true, similarTitle: true }
    expect(await similar(one, other)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ submissionId: one, waitingId: other, ...pair }),
        expect.objectContaining({ submissionId: other, waitingId: one, ...pair }),
      ]),
    )
    await api.send('POST', `/api/sys/mgmt/submissions/${one}/reject`, { notes: null }, bearer(token))
    expect(await similar(other)).toEqual([])
  })

  test('of one day are a pair by a link of their own; a day alone, or a title like it on another day, makes none', async () => {
    const one = await submit(api, { title: 'Capture', registrationUrl: 'https://flags.example/a' })
    await submit(api, { title: 'Something else' })
    await submit(api, { title: 'Capture!', startDate: '2027-02-02T09:00:00Z' })
    expect(await similar(one)).toEqual([])
    const other = await submit(api, { title: 'לכידה', registrationUrl: 'https://flags.example/b' })
    expect(await similar(one)).toMatchObject([{ waitingId: other, sameLinkHost: true, similarTitle: false }])
  })

  test('called the same on two days may be one whose date was corrected', async () => {
    const one = await submit(api, { title: 'Night of flags' })
    const other = await submit(api, { title: 'night of FLAGS', startDate: '2027-02-02T09:00:00Z' })
    expect(await similar(one)).toMatchObject([{ waitingId: other, sameDay: false, similarTitle: true }])
  })
})

test('messages repeat nothing, nor does what is gone', async () => {
  await storeEvent(api, { title: '[CONTACT] Hello' })
  const { rows } = await api.services.pool.query(
    `insert into submissions (title, event_type) values ('[CONTACT] Hello', 'contact_message') returning id`,
  )
  expect(await similar(rows[0].id, '00000000-0000-4000-8000-000000000000')).toEqual([])
})

test('a hundred may be asked about, no more', async () => {
  const ids = Array.from({ length: 101 }, () => crypto.randomUUID())
  expect((await get(ids.join())).status).toBe(400)
  expect((await get(ids.slice(1).join())).status).toBe(200)
  expect((await get('nonsense')).status).toBe(400)
})
