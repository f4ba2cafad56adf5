import type { EventChange, ManagedEvent } from '@cyberluach/api/managed-events'
import type { DecidedProposal, Proposal, Proposals } from '@cyberluach/api/proposals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeEvent } from '../../../testing/events.ts'
import { bearer } from '../../../testing/staff.ts'
import { settle, stated, storeSourceRecord, storeSource } from '../../../testing/sources.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import type { Stated } from '../rows.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events, event_slugs, sources cascade')
})

const path = '/api/sys/mgmt/proposals'
const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const get = async (address: string) => (await api.request(address, { headers: bearer(token) })).json()
const list = async (query = ''): Promise<Proposals> => (await get(`${path}${query}`)) as Proposals
const decided = async () => (await get(`${path}/decided`)) as DecidedProposal[]
const events = async () => ((await get('/api/sys/mgmt/events')) as { events: ManagedEvent[] }).events
async function changes(event: { id: string } | undefined): Promise<EventChange[]> {
  const all = (await get(`/api/sys/mgmt/events/${event?.id}/changes`)) as EventChange[]
  return all.filter(({ began }) => began === null)
}

async function first(): Promise<Proposal> {
  const [proposal] = (await list()).proposals
  if (!proposal) throw new Error('nothing waits')
  return proposal
}
const decide = async (verdict: string, eventId?: string) => {
  const { id } = await first()
  const answer = await api.send(
    'POST',
    `${path}/${id}/decision`,
    { verdict, ...(eventId && { eventId }) },
    bearer(token),
  )
  return { id, status: answer.status, body: (await answer.json()) as DecidedProposal & { code?: string } }
}
const undo = async (id: string) => {
  const answer = await api.send('POST', `${path}/${id}/undo`, undefined, bearer(token))
  return { status: answer.status, body: (await answer.json()) as Proposal & { code?: string } }
}
const cancel = async (event: ManagedEvent | undefined) =>
  api.send(
    'POST',
    `/api/sys/mgmt/events/${event?.id}/state?version=${encodeURIComponent(event?.version ?? '')}`,
    { state: 'cancelled' },
    bearer(token),
  )

async function see(source: string, row: Partial<Stated>, key = 'one', seen?: string): Promise<string> {
  const id = await storeSourceRecord(api, source, stated(row), { key, ...(seen && { seen }) })
  await settle(api, source, [id])
  return id
}

const flags = { title: 'Night of the flags', city: 'Haifa', country: 'Israel' }

describe('a new one', () => {
  test('stands with what the source says, the next ones first, and is published by a press', async () => {
    const source = await storeSource(api, { name: 'A list' })
    await see(source, { ...flags, startDay: '2039-01-01', endDay: '2039-01-01' }, 'far')
    await see(source, flags)
    const { proposals, total, counts } = await list()
    expect(total).toBe(2)
    expect(counts).toEqual({ new: 2, pair: 0, change: 0, vanished: 0, leftOut: 0 })
    expect(proposals[0]).toMatchObject({
      kind: 'new',
      source: { id: source, name: 'A list', kind: 'json' },
      statement: { title: 'Night of the flags', startDay: '2037-03-03' },
      event: null,
      candidates: [],
    })
    const { status, body } = await decide('publish')
    expect(status).toBe(200)
    expect(body).toMatchObject({ verdict: 'publish', decidedBy: 'admin', mayUndo: true, undoneAt: null })
    expect(await events()).toMatchObject([{ id: body.eventId, title: 'Night of the flags', day: '2037-03-03' }])
    expect(await rows(`select details from audit_entries where action = 'proposalDecided'`)).toEqual([
      { details: 'publish · A list: Night of the flags' },
    ])
    expect((await list()).total).toBe(1)
    await see(source, flags)
    expect(await events()).toHaveLength(1)
  })

  const almond = { title: 'Almond Conference', url: 'https://almond.example.org/' }

  test('that another list has brought meanwhile is merged with it, with what it changes, and taken back', async () => {
    for (const venue of [null, 'Port']) await see(await storeSource(api), { ...almond, venue })
    const first = await decide('publish')
    const second = await decide('publish')
    expect([first.body.isMerged, second.body.isMerged]).toEqual([false, true])
    expect(second.body).toMatchObject({ eventId: first.body.eventId, mayUndo: true })
    expect(await events()).toMatchObject([{ id: first.body.eventId, locationVenue: 'Port' }])
    expect((await list()).total).toBe(0)
    expect((await undo(second.id)).body).toMatchObject({ kind: 'new', statement: { venue: 'Port' } })
    expect(await events()).toMatchObject([{ id: first.body.eventId, locationVenue: null }])
    expect(await rows('select from sightings where event_id is null')).toHaveLength(1)
  })

  test('that may be what another list’s became is asked about as a pair at once, and as new again when that is undone', async () => {
    await see(await storeSource(api), flags)
    await see(await storeSource(api), { ...flags, title: 'Nights of flags' }, 'two')
    const { id } = await decide('publish')
    expect((await list()).counts).toMatchObject({ new: 0, pair: 1 })
    await undo(id)
    expect((await list()).counts).toMatchObject({ new: 2, pair: 0 })
    await decide('publish')
    expect((await decide('same')).status).toBe(200)
    expect(await events()).toHaveLength(1)
    expect(await rows('select distinct event_id from sightings')).toHaveLength(1)
  })

  test('that a person has added meanwhile is not published twice', async () => {
    await see(await storeSource(api), { ...flags, title: 'Nights of flags' })
    const added = { title: 'Night of the flags', startDay: '2037-03-03', locationCity: 'Haifa' }
    const id = await storeEvent(api, { ...added, locationCountry: 'Israel' })
    const { status, body } = await decide('publish')
    expect([status, body.code]).toEqual([409, 'mayBeKnown'])
    expect(await events()).toHaveLength(1)
    expect(await first()).toMatchObject({ kind: 'pair', candidates: [{ event: { id } }] })
  })

  test('from two lists, published by two admins at one moment, is published once', async () => {
    for (const _ of ['one', 'other']) await see(await storeSource(api), almond)
    const { proposals } = await list()
    const send = ({ id }: Proposal) => api.send('POST', `${path}/${id}/decision`, { verdict: 'publish' }, bearer(token))
    const statuses = (await Promise.all(proposals.map(send))).map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    expect(await events()).toHaveLength(1)
  })

  test('is taken back as long as its event is as it was', async () => {
    const source = await storeSource(api)
    await see(source, flags)
    const { id } = await decide('publish')
    const back = await undo(id)
    expect(back.status).toBe(200)
    expect(back.body).toMatchObject({ kind: 'new', statement: { title: 'Night of the flags' } })
    expect(await events()).toEqual([])
    expect((await decided())[0]).toMatchObject({
      verdict: 'publish',
      mayUndo: false,
      undoneAt: expect.any(String),
    })
    expect((await undo(id)).status).toBe(409)

    const again = await decide('publish')
    await cancel((await events())[0])
    expect((await decided())[0]?.mayUndo).toBe(false)
    expect(await undo(again.id)).toMatchObject({ status: 409, body: { code: 'eventChanged' } })
    expect(await events()).toHaveLength(1)
  })

  test('is taken back also after a later change that was taken back itself; until then it is said why not', async () => {
    const source = await storeSource(api)
    await see(source, flags)
    const { id } = await decide('publish')
    await see(source, { ...flags, startDay: '2037-05-05', endDay: '2037-05-06' })
    const change = await decide('apply')
    const published = async () => (await decided()).find(({ proposal }) => proposal.kind === 'new')
    expect(await published()).toMatchObject({ mayUndo: false, hindrance: 'eventChanged' })
    expect((await undo(change.id)).status).toBe(200)
    expect(await published()).toMatchObject({ mayUndo: true, hindrance: null })
    expect((await undo(id)).status).toBe(200)
    expect(await events()).toEqual([])
  })

  test('says that another list names its event since, and that its event is gone', async () => {
    await see(await storeSource(api), { ...flags, url: 'https://flags.example.org/' })
    const { body } = await decide('publish')
    await see(await storeSource(api), { ...flags, url: 'https://flags.example.org/' })
    expect((await decided())[0]).toMatchObject({
      mayUndo: false,
      hindrance: 'otherLists',
      about: [{ id: body.eventId, title: 'Night of the flags', startDay: '2037-03-03' }],
    })
    await api.services.payload.delete({ collection: 'events', id: body.eventId ?? '' })
    expect((await decided())[0]).toMatchObject({ mayUndo: false, hindrance: 'eventGone', about: [] })
  })

  test('that is left aside waits no more, until its source says something else', async () => {
    const source = await storeSource(api)
    await see(source, flags)
    await decide('ignore')
    expect((await list()).total).toBe(0)
    await see(source, { ...flags, city: 'Eilat' })
    expect((await list()).total).toBe(1)
  })

  test('is decided once, by verdicts that there are for it', async () => {
    const source = await storeSource(api)
    await see(source, flags)
    expect((await decide('same')).status).toBe(422)
    const { id } = await decide('ignore')
    const second = await api.send('POST', `${path}/${id}/decision`, { verdict: 'publish' }, bearer(token))
    expect(second.status).toBe(409)
    const nowhere = `${path}/00000000-0000-4000-8000-000000000000`
    expect((await api.send('POST', `${nowhere}/decision`, { verdict: 'publish' }, bearer(token))).status).toBe(404)
    expect((await api.send('POST', `${nowhere}/undo`, undefined, bearer(token))).status).toBe(404)
  })
})

/** Two events that a row of another list may be of, the better one first. */
async function pair(trust: 'queue' | 'publish' = 'queue') {
  const one = await storeSource(api, { name: 'One list', trust: 'publish' })
  const seen = new Date().toISOString()
  await see(one, { ...flags, title: 'Night of the flags' }, 'a', seen)
  await see(
    one,
    { ...flags, title: 'Night of the flag bearers', startDay: '2037-03-04', endDay: '2037-03-04' },
    'b',
    seen,
  )
  const other = await storeSource(api, { name: 'Other list', trust })
  const row = {
    ...flags,
    title: 'The night of flags',
    venue: 'Port',
    startDay: '2037-03-02',
    endDay: '2037-03-03',
  }
  const record = await see(other, row)
  return { other, row, record }
}

describe('a pair', () => {
  test('stands beside the events that it may be of, the best first, with who states what', async () => {
    await pair()
    expect(await first()).toMatchObject({
      kind: 'pair',
      statement: { title: 'The night of flags', startDay: '2037-03-02' },
      candidates: [
        {
          event: {
            path: '/event/night-of-the-flags-2037',
            statement: { title: 'Night of the flags', startDay: '2037-03-03', city: 'Haifa' },
            statedBy: { startDay: 'One list', city: 'One list' },
          },
          why: ['alikeName', 'sameCity', 'closeDays'],
        },
        { event: { statement: { title: 'Night of the flag bearers' } } },
      ],
    })
  })

  test('that is the same holds for ever, is told in the history, and changes nothing that the event says', async () => {
    const { other, row, record } = await pair()
    const [best] = (await first()).candidates
    const { body } = await decide('same')
    expect(body).toMatchObject({ verdict: 'same', eventId: best?.event.id, mayUndo: true })
    expect(await changes(best?.event)).toMatchObject([
      { actor: 'admin', before: { sameAs: null }, after: { sameAs: 'Other list: The night of flags' } },
    ])
    expect(await events()).toHaveLength(2)
    await api.services.pool.query('update sightings set event_id = null where id = $1', [record])
    await see(other, { ...row, title: 'Something else altogether' })
    expect(await rows('select event_id from sightings where id = $1', [record])).toEqual([{ event_id: body.eventId }])
  })

  test('that is the same is taken back: it waits again, and nothing of it is left at the event', async () => {
    const { record } = await pair('publish')
    const before = (await events()).map(({ title, locationVenue }) => ({ title, locationVenue }))
    const statements = () =>
      rows('select event_id, field, source_id, value, is_shown from event_statements order by 1, 2, 3')
    const stated = await statements()
    const { id } = await decide('same')
    expect(await statements()).not.toEqual(stated)
    expect((await undo(id)).status).toBe(200)
    expect((await events()).map(({ title, locationVenue }) => ({ title, locationVenue }))).toEqual(before)
    expect(await statements()).toEqual(stated)
    expect(await rows('select event_id from sightings where id = $1', [record])).toEqual([{ event_id: null }])
    expect(await rows('select from sighting_verdicts')).toEqual([])
    expect(await first()).toMatchObject({ kind: 'pair', candidates: [{}, {}] })
  })

  test('that is none of them goes on as a new one, and is never asked about with them again', async () => {
    const { other, row } = await pair()
    const { id } = await decide('different')
    expect(await list()).toMatchObject({ total: 1, counts: { new: 1, pair: 0 } })
    await see(other, { ...row, city: 'Haifa, Israel' })
    expect(await list()).toMatchObject({ total: 1, counts: { new: 1, pair: 0 } })
    const [event] = await events()
    expect((await changes(event))[0]).toMatchObject({
      after: { otherThan: 'Other list: The night of flags' },
    })
    expect((await undo(id)).status).toBe(200)
    expect(await list()).toMatchObject({ total: 1, counts: { new: 0, pair: 1 } })
    expect(await rows('select from sighting_verdicts')).toEqual([])
  })

  test('that is not one of them is asked about with those that are left', async () => {
    await pair()
    const [best, next] = (await first()).candidates
    const { id } = await decide('different', best?.event.id)
    expect((await first()).candidates.map(({ event }) => event.id)).toEqual([next?.event.id])
    await decide('same')
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'changedSince' } })
  })

  test('that is none of them, and may be one that came meanwhile, is asked about with that', async () => {
    await see(await storeSource(api, { trust: 'publish' }), flags)
    await see(await storeSource(api, { trust: 'publish' }), { ...flags, title: 'Nights of flags' })
    await storeEvent(api, { title: 'Nights of the flags', startDay: '2037-03-03', locationCity: 'Haifa' })
    expect((await decide('different')).status).toBe(200)
    expect((await list()).counts).toMatchObject({ new: 0, pair: 1 })
    expect((await first()).candidates.map(({ event }) => event.statement.title)).toEqual(['Nights of the flags'])
    expect(await events()).toHaveLength(2)
  })

  test('that is none of them is published where its source is trusted', async () => {
    await pair('publish')
    const { id, body } = await decide('different')
    expect(await events()).toHaveLength(3)
    expect((await list()).total).toBe(0)
    expect(body.eventId).not.toBeNull()
    expect((await undo(id)).status).toBe(200)
    expect(await events()).toHaveLength(2)
  })

  test('is refused for an event that is none of the candidates', async () => {
    await pair()
    expect((await decide('same', '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

describe('a pair that several lists ask about', () => {
  /** Two lists that state the same row, and a third one whose row has another name. */
  async function thrice() {
    const there = await storeEvent(api, {
      title: 'Night of the flags',
      startDay: '2037-03-03',
      locationCity: 'Haifa',
      locationCountry: 'Israel',
    })
    const title = 'Nights of flags'
    for (const name of ['One', 'Two']) await see(await storeSource(api, { name }), { ...flags, title })
    await see(await storeSource(api, { name: 'Three' }), { ...flags, title: 'Flag night for beginners' })
    expect((await list()).counts).toMatchObject({ pair: 3 })
    return there
  }
  const ofList = async (name: string) => {
    const found = (await list()).proposals.find(({ source }) => source.name === name)
    if (!found) throw new Error(`nothing of ${name} waits`)
    return found
  }

  test.each([
    ['same', { new: 0, pair: 1 }],
    ['different', { new: 2, pair: 1 }],
  ])('is answered once for the rows that are one (%s), and taken back once', async (verdict, counts) => {
    const there = await thrice()
    const { id } = await ofList('One')
    const sent = await api.send('POST', `${path}/${id}/decision`, { verdict }, bearer(token))
    expect(await sent.json()).toMatchObject({
      alsoSettled: 1,
      about: [{ id: there, title: 'Night of the flags', path: expect.stringMatching(/^\/event\//) }],
    })
    expect((await list()).counts).toMatchObject(counts)
    expect((await decided()).map(({ about }) => about.map((event) => event.id))).toEqual([[there], [there]])
    expect((await undo(id)).status).toBe(200)
    expect((await list()).counts).toMatchObject({ new: 0, pair: 3 })
    expect(await rows('select from sighting_verdicts')).toEqual([])
  })
})

/** An event of a list that moves it. */
async function moved(): Promise<string> {
  const source = await storeSource(api, { name: 'A list', trust: 'publish' })
  await see(source, flags)
  await api.services.pool.query(`update sources set trust = 'queue'`)
  await see(source, { ...flags, startDay: '2037-05-05', endDay: '2037-05-06' })
  return source
}

describe('a change', () => {
  test('is written by a press as an admin’s own, with former days, and stays the source’s', async () => {
    const source = await moved()
    expect(await first()).toMatchObject({
      kind: 'change',
      event: { statement: { startDay: '2037-03-03' } },
      statement: { startDay: '2037-05-05' },
      fields: expect.arrayContaining([{ field: 'startDay', before: '2037-03-03', after: '2037-05-05' }]),
    })
    expect((await decide('apply')).status).toBe(200)
    const [event] = await events()
    expect(event).toMatchObject({
      state: 'moved',
      day: '2037-05-05',
      lastDay: '2037-05-06',
      former: { day: '2037-03-03' },
    })
    expect(await changes(event)).toMatchObject([{ actor: 'admin' }])
    await see(source, { ...flags, startDay: '2037-06-06', endDay: '2037-06-06' })
    expect(await first()).toMatchObject({ kind: 'change' })
  })

  test('is taken back to what the event said, unless it has changed since', async () => {
    await moved()
    const { id } = await decide('apply')
    expect((await undo(id)).status).toBe(200)
    const [event] = await events()
    expect(event).toMatchObject({ state: 'scheduled', day: '2037-03-03', former: null })
    expect(await rows(`select is_shown from event_statements where field = 'days'`)).toEqual([{ is_shown: true }])
    const again = await decide('apply')
    await cancel((await events())[0])
    expect((await undo(again.id)).status).toBe(409)
  })

  test('stands beside what the event says now', async () => {
    await moved()
    await cancel((await events())[0])
    expect((await first()).fields).toContainEqual({ field: 'state', before: 'cancelled', after: 'moved' })
  })

  test('that is left aside is not asked about again', async () => {
    const source = await moved()
    await decide('ignore')
    await see(source, { ...flags, startDay: '2037-05-05', endDay: '2037-05-06' })
    expect((await list()).total).toBe(0)
    expect((await events())[0]?.day).toBe('2037-03-03')
  })
})

/** An event that its list has moved to where another one of the name stands; 'apply' was tried. */
async function landed(trust: 'queue' | 'publish' = 'queue') {
  const source = await storeSource(api, { name: 'A list' })
  const url = 'https://flags.example.org/'
  const row = {
    ...flags,
    title: 'Night of the flags 2037',
    url,
    startDay: '2037-09-09',
    endDay: '2037-09-09',
  }
  await see(source, row)
  await decide('publish')
  const there = await storeEvent(api, {
    title: 'Night of the flags',
    startDay: '2037-03-03',
    locationCity: 'Haifa',
  })
  await api.services.pool.query('update events set registration_url = $2 where id = $1', [there, url])
  await api.services.pool.query('update sources set trust = $1', [trust])
  await see(source, { ...row, startDay: '2037-03-03', endDay: '2037-03-03' })
  const moving = (await events()).find(({ id }) => id !== there)
  return { there, moving, source }
}
const waitingPair = async () => {
  const pair = (await list('?kind=pair')).proposals[0]
  if (!pair) throw new Error('no pair waits')
  return pair
}
const answer = async ({ id }: Pick<Proposal, 'id'>, verdict: string) => {
  const { status } = await api.send('POST', `${path}/${id}/decision`, { verdict }, bearer(token))
  return status
}

describe('a change that would move an event to where another one is', () => {
  test.each(['queue', 'publish'] as const)('is asked about, whether its list is trusted (%s)', async (trust) => {
    const { there, moving } = await landed(trust)
    expect((await events()).map(({ day }) => day).sort()).toEqual(['2037-03-03', '2037-09-09'])
    expect(await waitingPair()).toMatchObject({
      event: { id: moving?.id },
      candidates: [{ event: { id: there } }],
    })
    // Of one event one question is asked; the change itself waits behind it.
    expect((await list()).counts).toEqual({ new: 0, pair: 1, change: 0, vanished: 0, leftOut: 0 })
    const [change] = await rows(`select id, event_id from proposals where kind = 'change'`)
    expect(change.event_id).toBe(moving?.id)
    expect(await answer(change, 'apply')).toBe(409)
    expect((await events()).map(({ day }) => day).sort()).toEqual(['2037-03-03', '2037-09-09'])
  })

  test('is taken over once somebody said that they are two', async () => {
    await landed()
    expect(await answer(await waitingPair(), 'different')).toBe(200)
    expect((await list()).counts).toMatchObject({ new: 0, pair: 0, change: 1 })
    expect((await decide('apply')).status).toBe(200)
    expect((await events()).map(({ day }) => day)).toEqual(['2037-03-03', '2037-03-03'])
  })

  test('makes both one where somebody said so: the addresses of the other lead to it, and it can be taken back', async () => {
    const { there, moving } = await landed()
    const all = async () => ({
      events: await rows('select * from events order by id'),
      texts: await rows('select _parent_id, _locale, title from events_locales order by 1, 2'),
      slugs: await rows('select * from event_slugs order by slug'),
      history: await rows('select * from event_changes where not (after ? $1) order by id', ['sameAs']),
      statements: await rows('select * from event_statements order by 1, 2, 3'),
      sightings: await rows('select id, event_id from sightings order by id'),
      waiting: await rows(
        'select kind, event_id, fields, candidates from proposals where decided_at is null order by kind',
      ),
    })
    const before = await all()
    const pair = await waitingPair()
    expect(await answer(pair, 'same')).toBe(200)
    expect(await events()).toMatchObject([{ id: there, day: '2037-03-03' }])
    const slugs = before.slugs.filter(({ event_id: of }) => of === moving?.id).map(({ slug }) => slug)
    expect(slugs).toHaveLength(1)
    expect(await rows('select event_id, is_current from event_slugs where slug = any($1)', [slugs])).toEqual([
      { event_id: there, is_current: false },
    ])
    expect(await rows('select distinct event_id from sightings')).toEqual([{ event_id: there }])
    expect((await changes({ id: there })).map(({ after }) => after)).toContainEqual({
      sameAs: 'Night of the flags 2037 · 2037-09-09',
    })
    const undone = await undo(pair.id)
    expect(undone.status).toBe(200)
    expect(await all()).toEqual(before)
  })
})

test('what vanished is called off by a press, left as it is by another, and taken back', async () => {
  const source = await storeSource(api, { trust: 'publish' })
  const record = await see(source, flags)
  const [event] = await events()
  await api.services.pool.query(`insert into proposals (kind, sighting_id, event_id) values ('vanished', $1, $2)`, [
    record,
    event?.id,
  ])
  expect(await first()).toMatchObject({ kind: 'vanished', event: { id: event?.id } })
  const { id } = await decide('apply')
  expect((await events())[0]?.state).toBe('cancelled')
  expect((await undo(id)).status).toBe(200)
  expect((await events())[0]?.state).toBe('scheduled')
  expect((await decide('ignore')).status).toBe(200)
  expect((await list()).total).toBe(0)
})

test('what was asked about an event that is deleted waits no more; what may have been it alone is new', async () => {
  const source = await storeSource(api, { trust: 'publish' })
  await see(source, flags)
  await see(await storeSource(api), { ...flags, title: 'Nights of flags' }, 'two')
  const [event] = await events()
  await see(source, { ...flags, startDay: '2037-05-05' })
  await rows(`update sources set trust = 'queue'`)
  await see(source, { ...flags, startDay: '2037-06-06' })
  expect((await list()).counts).toEqual({ new: 0, pair: 1, change: 1, vanished: 0, leftOut: 0 })
  await api.services.payload.delete({ collection: 'events', id: event?.id ?? '' })
  expect((await list()).counts).toEqual({ new: 1, pair: 0, change: 0, vanished: 0, leftOut: 0 })
  expect((await decide('publish')).status).toBe(200)
})

test('two admins at one moment decide once', async () => {
  const source = await storeSource(api)
  await see(source, flags)
  const { id } = await first()
  const send = () => api.send('POST', `${path}/${id}/decision`, { verdict: 'publish' }, bearer(token))
  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 409])
  expect(await events()).toHaveLength(1)
})

describe('what the words of its source leave out', () => {
  async function leftOut(event = {}): Promise<string> {
    const source = await storeSource(api)
    const id = await storeEvent(api, { title: flags.title, ...event })
    const record = await storeSourceRecord(api, source, stated(flags), { event: id })
    await rows(`insert into proposals (kind, sighting_id, event_id) values ('leftOut', $1, $2)`, [record, id])
    return id
  }

  test('is removed by a press, for good', async () => {
    await leftOut()
    expect((await list()).counts.leftOut).toBe(1)
    const { id, status } = await decide('apply')
    expect(status).toBe(200)
    expect(await events()).toEqual([])
    expect(await decided()).toMatchObject([{ verdict: 'apply', mayUndo: false, hindrance: 'eventGone' }])
    expect((await undo(id)).status).toBe(409)
    expect(await rows(`select subject from audit_entries where action = 'eventDeleted'`)).toHaveLength(1)
  })

  test('stays by another, and is left alone where it was called off meanwhile', async () => {
    await leftOut({ state: 'cancelled' })
    expect(await decide('apply')).toMatchObject({ status: 409, body: { code: 'changedSince' } })
    expect((await decide('ignore')).status).toBe(200)
    expect(await events()).toHaveLength(1)
  })
})
