import type { WaitingRequest, LinkedSubmission } from '@cyberluach/api/submission-link'
import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer } from '../../../testing/staff.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { submit } from '../../../testing/submissions.ts'
import { readQueues } from '../../home/read-home.ts'
import { submissionLink } from '../submission-link.ts'
import { notifyStaff } from '../../notices/notify-staff.ts'
import { notifyEventState } from '../states/tell-event-state.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, event_slugs, mails cascade')
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows

type Published = { id: string; event: string; link: string }

async function published(changes: Record<string, unknown> = {}): Promise<Published> {
  const id = await submit(api, { locationCity: 'Haifa', ...changes })
  const answer = await api.send('POST', `/api/sys/mgmt/submissions/${id}/approve`, undefined, bearer(token))
  const record = (await answer.json()) as SubmissionRecord
  const { address } = submissionLink(api.services.configuration, record, new Date())
  return { id, event: record.eventId ?? '', link: address.split('/').at(-1) ?? '' }
}

const ask = (link: string, body: object) =>
  api.send('POST', `/api/submission/${link}/event`, { reason: 'The hall is flooded', ...body })
const linked = async (link: string): Promise<LinkedSubmission> =>
  (await (await api.request(`/api/submission/${link}`)).json()) as LinkedSubmission
const waiting = async (): Promise<WaitingRequest[]> =>
  (await (await api.request('/api/sys/mgmt/event-requests', { headers: bearer(token) })).json()) as WaitingRequest[]
const decide = (id: string, isGranted: boolean) =>
  api.send('POST', `/api/sys/mgmt/event-requests/${id}/decision`, { isGranted }, bearer(token))
const merge = (kept: string, event: string) =>
  api.send('POST', `/api/sys/mgmt/events/${kept}/merge`, { event }, bearer(token))
const eventOf = async ({ event }: Published) => (await api.request(`/api/events/${event}`)).json()
const told = ({ event }: Published) => notifyEventState(api.services, { event })
const mailsOf = (kind: string) =>
  rows('select subject, text, locale from mails where kind = $1 order by created_at', [kind])

const move = {
  state: 'moved',
  startDate: '2027-01-10T18:00:00+02:00',
  endDate: '2027-01-10T21:00:00+02:00',
}

describe('an organizer who asks for a change of the published event', () => {
  test('waits for an admin, who grants it in one press: the event moves, and they hear of it in their language', async () => {
    const one = await published({ locale: 'he', titleHe: 'ליל הדגלים' })
    expect((await ask(one.link, move)).status).toBe(200)
    expect(await linked(one.link)).toMatchObject({
      event: { state: 'scheduled' },
      request: { ...move, reason: 'The hall is flooded', outcome: 'waiting' },
    })
    const [request] = await waiting()
    expect(request).toMatchObject({ ...move, event: { id: one.event, state: 'scheduled' } })
    expect(await eventOf(one)).toMatchObject({ state: 'scheduled' })

    expect((await decide(request?.id ?? '', true)).status).toBe(200)
    expect(await eventOf(one)).toMatchObject({
      state: 'moved',
      day: '2027-01-10',
      former: { day: '2026-12-03' },
    })
    expect(await waiting()).toEqual([])
    expect(await linked(one.link)).toMatchObject({
      request: { outcome: 'granted' },
      event: { state: 'moved' },
    })
    await told(one)
    await told(one)
    const mails = await mailsOf('eventState')
    expect(mails).toHaveLength(1)
    expect(mails[0].subject).toContain('מועד חדש')
    expect(mails[0].text).toContain('ליל הדגלים')
    const [change] = await rows('select actor, after from event_changes where event_id = $1 and began is null', [
      one.event,
    ])
    expect(change).toMatchObject({ actor: 'admin', after: { state: 'moved' } })
  })

  test('hears that it was declined, and the event stays as it is', async () => {
    const one = await published()
    await ask(one.link, { state: 'cancelled' })
    const [request] = await waiting()
    expect((await decide(request?.id ?? '', false)).status).toBe(200)
    expect(await eventOf(one)).toMatchObject({ state: 'scheduled' })
    expect(await linked(one.link)).toMatchObject({ request: { outcome: 'declined' } })
    expect(await mailsOf('eventRequestDeclined')).toHaveLength(1)
    const again = await decide(request?.id ?? '', true)
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'notPending' })
  })

  test.each(['cancelled', 'postponed'])('gets the event %s, and back as announced', async (state) => {
    const one = await published()
    for (const wanted of [state, 'scheduled']) {
      await ask(one.link, { state: wanted })
      const [request] = await waiting()
      await decide(request?.id ?? '', true)
      expect(await eventOf(one)).toMatchObject({ state: wanted, day: '2026-12-03' })
    }
  })

  test('asks again, and only the last request waits', async () => {
    const one = await published()
    await ask(one.link, { state: 'postponed' })
    await ask(one.link, { state: 'cancelled', reason: 'It is off' })
    expect(await waiting()).toMatchObject([{ state: 'cancelled', reason: 'It is off' }])
  })

  test('is told to the admins who want to hear of it, as a request and once, also where the submission was never told', async () => {
    const { pool } = api.services
    await rows(`update users set email = 'ada@example.com', notices = 'each', notices_locale = 'en'`)
    const one = await published()
    expect((await ask(one.link, { state: 'postponed' })).status).toBe(200)
    expect((await ask(one.link, { state: 'cancelled' })).status).toBe(200)
    await submit(api, { title: 'Another night' })
    await notifyStaff(api.services)
    await rows(`update users set email = null`)
    const [mail, ...others] = await mailsOf('staffNotice')
    expect(others).toEqual([])
    expect(mail.subject).toBe('1 new submission · 1 new request')
    expect(mail.text.match(/Night of the flags/g)).toHaveLength(1)
    expect((await readQueues(pool, new Date(), 'admin')).map(({ what, count }) => [what, count])).toContainEqual([
      'requests',
      1,
    ])
  })

  test('is refused without a word why, without new days of a move, and where nothing is published', async () => {
    const one = await published()
    expect((await ask(one.link, { state: 'cancelled', reason: ' ' })).status).toBe(422)
    const missing = await ask(one.link, { state: 'moved' })
    expect(missing.status).toBe(422)
    expect(await missing.json()).toMatchObject({ issues: [{ path: 'startDate', code: 'required' }] })
    const pending = await submit(api)
    const [record] = await rows('select id, locale from submissions where id = $1', [pending])
    const { address } = submissionLink(
      api.services.configuration,
      { ...record, startDate: null, endDate: null },
      new Date(),
    )
    expect((await ask(address.split('/').at(-1) ?? '', { state: 'cancelled' })).status).toBe(404)
    expect((await ask('nonsense', { state: 'cancelled' })).status).toBe(404)
  })
})

describe('a state that an admin changes', () => {
  async function setState({ event }: Published, body: object): Promise<void> {
    const list = await api.request('/api/sys/mgmt/events', { headers: bearer(token) })
    const { events } = (await list.json()) as { events: { id: string; version: string }[] }
    const version = events.find(({ id }) => id === event)?.version ?? ''
    const path = `/api/sys/mgmt/events/${event}/state?version=${encodeURIComponent(version)}`
    expect((await api.send('POST', path, body, bearer(token))).status).toBe(200)
  }

  test('is told once it has lasted, with the new days and those before', async () => {
    const one = await published()
    await setState(one, move)
    await told(one)
    const [mail] = await mailsOf('eventState')
    expect(mail.subject).toBe('New date: Night of the flags')
    expect(mail.text).toContain('January 10, 2027')
    expect(mail.text).toContain('December 3, 2026')
    expect(mail.text).toContain('/submission/')
  })

  test('that is taken back at once is told to nobody, one after the other each', async () => {
    const one = await published()
    await setState(one, { state: 'cancelled' })
    await setState(one, { state: 'scheduled' })
    await told(one)
    expect(await mailsOf('eventState')).toEqual([])
    await setState(one, { state: 'postponed' })
    await told(one)
    await setState(one, { state: 'cancelled' })
    await told(one)
    expect((await mailsOf('eventState')).map(({ subject }) => subject)).toEqual([
      'Postponed: Night of the flags',
      'Cancelled: Night of the flags',
    ])
  })

  test('is told to each organizer of an event that was made one of two submissions, once, in their language', async () => {
    const one = await published({ organizerEmail: 'one@example.com' })
    const other = await published({
      titleHe: 'ליל הדגלים',
      locale: 'he',
      organizerEmail: 'other@example.com',
    })
    const twice = await published({ title: 'Flags', organizerEmail: 'One@example.com' })
    for (const { event } of [other, twice]) await merge(one.event, event)
    await setState(one, { state: 'cancelled' })
    await told(one)
    const mails = await rows(
      `select recipient_email as "to", locale, text from mails where kind = 'eventState' order by 1`,
    )
    expect(mails).toMatchObject([
      { to: 'one@example.com', locale: 'en' },
      { to: 'other@example.com', locale: 'he' },
    ])
    // On the page of a submission that was made one with another there is nothing to be asked for.
    expect(mails.map(({ text }) => text.includes('/submission/'))).toEqual([true, false])
    await told(one)
    expect(await mailsOf('eventState')).toHaveLength(2)
  })

  test('has a job of its own, also from the panel; an event that nobody handed in has none', async () => {
    const one = await published()
    const { payload } = api.services
    const jobs = () => rows(`select from graphile_worker.jobs where task_identifier = 'tell-event-state'`)
    const before = (await jobs()).length
    await payload.update({ collection: 'events', id: one.event, data: { locationCity: 'Eilat' } })
    expect(await jobs()).toHaveLength(before)
    await payload.update({ collection: 'events', id: one.event, data: { state: 'cancelled' } })
    expect(await jobs()).toHaveLength(before + 1)
  })
})

const said = ['title', 'titleHe', 'description', 'descriptionHe', 'eventType', 'difficultyLevel']
  .concat('startDate', 'endDate', 'allDay', 'isOnline', 'locationCountry', 'locationCity', 'locationVenue')
  .concat('registrationUrl', 'livestreamUrl', 'prizeMoney', 'languages', 'captions', 'conductUrl')

const picked = (names: string[], source: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)))

describe('an organizer who asks for other details of the published event', () => {
  const details = (link: string, body: object) => api.send('PUT', `/api/submission/${link}/event`, body)
  /** What the private page's form sends where nothing is touched. */
  const standing = async (link: string) => {
    const { event, submission } = await linked(link)
    if (!event) throw new Error('not published')
    const told = ['organizerName', 'organizerPhone', 'contactPersonName', 'contactPersonPhone', 'additionalInfo']
    return { ...picked(said, event), ...picked(told, submission) }
  }

  test('has them shown to the admins beside what stands, and granted all together, with history and a mail', async () => {
    const one = await published({ contactPersonName: 'Dana', contactPersonPhone: '052-555-0137' })
    const asked = {
      ...(await standing(one.link)),
      title: 'Night of the red flags',
      description: 'Now with a second round',
      locationVenue: 'Port 3',
      registrationUrl: 'https://red.example/flags',
      prizeMoney: 1500,
      captions: 'no',
      price: '50 ₪',
      tags: ['ctf', 'night'],
      deadlines: [{ kind: 'registration', day: '2026-12-01', time: '18:00', zone: 'Asia/Jerusalem', url: null }],
      contactPersonPhone: '052-555-0199',
      reason: 'A bigger hall',
    }
    expect((await details(one.link, asked)).status).toBe(200)
    const [request] = await waiting()
    expect(request).toMatchObject({
      state: null,
      reason: 'A bigger hall',
      event: { title: 'Night of the flags' },
      wanted: { title: 'Night of the red flags', prizeMoney: 1500, tags: ['ctf', 'night'] },
      details: {
        before: { title: 'Night of the flags', contactPersonPhone: '052-555-0137', price: null },
        after: { title: 'Night of the red flags', contactPersonPhone: '052-555-0199', price: '50 ₪' },
      },
    })
    expect(Object.keys(request?.details?.after ?? {}).toSorted()).toEqual(
      ['title', 'description', 'locationVenue', 'registrationUrl', 'prizeMoney', 'captions', 'price', 'tags']
        .concat('deadlines', 'contactPersonPhone')
        .toSorted(),
    )
    expect(await eventOf(one)).toMatchObject({ title: 'Night of the flags' })

    expect((await decide(request?.id ?? '', true)).status).toBe(200)
    expect(await eventOf(one)).toMatchObject({
      title: 'Night of the red flags',
      description: 'Now with a second round',
      locationVenue: 'Port 3',
      registrationUrl: 'https://red.example/flags',
      prizeMoney: 1500,
      captions: 'no',
      languages: null,
      price: '50 ₪',
      tags: ['ctf', 'night'],
      deadlines: [{ kind: 'registration', day: '2026-12-01', at: '2026-12-01T16:00:00Z' }],
      state: 'scheduled',
    })
    expect(await linked(one.link)).toMatchObject({
      request: { state: null, outcome: 'granted' },
      submission: { contactPersonPhone: '052-555-0199', title: 'Night of the flags' },
    })
    const [change] = await rows(
      'select actor, before, after from event_changes where event_id = $1 and began is null',
      [one.event],
    )
    expect(change).toMatchObject({
      actor: 'admin',
      before: { title: 'Night of the flags' },
      after: { title: 'Night of the red flags', price: '50 ₪' },
    })
    const mails = await mailsOf('eventRequestGranted')
    expect(mails).toHaveLength(1)
    expect(mails[0].subject).toContain('Night of the red flags')
    expect(mails[0].text).toContain('/event/')
    expect(mails[0].text).toContain('/submission/')
  })

  test('moves it where the day is another one, and hears of that alone', async () => {
    const one = await published()
    await details(one.link, {
      ...(await standing(one.link)),
      startDate: move.startDate,
      endDate: move.endDate,
    })
    const [request] = await waiting()
    expect(request?.details?.after).toMatchObject({ startDay: '2027-01-10' })
    await decide(request?.id ?? '', true)
    expect(await eventOf(one)).toMatchObject({
      state: 'moved',
      day: '2027-01-10',
      former: { day: '2026-12-03' },
    })
    await told(one)
    expect(await mailsOf('eventState')).toHaveLength(1)
    expect(await mailsOf('eventRequestGranted')).toEqual([])
  })

  test('sets other hours of the day right without a move', async () => {
    const one = await published()
    await details(one.link, { ...(await standing(one.link)), endDate: '2026-12-03T23:30:00+02:00' })
    const [request] = await waiting()
    await decide(request?.id ?? '', true)
    expect(await eventOf(one)).toMatchObject({ state: 'scheduled', day: '2026-12-03', former: null })
    expect(await mailsOf('eventRequestGranted')).toHaveLength(1)
  })

  test('hears that they were declined, and nothing is changed', async () => {
    const one = await published()
    await details(one.link, { ...(await standing(one.link)), title: 'Another name' })
    const [request] = await waiting()
    await decide(request?.id ?? '', false)
    expect(await eventOf(one)).toMatchObject({ title: 'Night of the flags' })
    expect(await linked(one.link)).toMatchObject({ request: { outcome: 'declined' } })
    expect(await mailsOf('eventRequestDeclined')).toHaveLength(1)
  })

  test('is refused where nothing differs, where a field is wrong, and where nothing is published', async () => {
    const one = await published()
    const same = await details(one.link, await standing(one.link))
    expect(same.status).toBe(422)
    expect(await same.json()).toMatchObject({ issues: [{ path: 'reason', code: 'unchanged' }] })
    const nameless = await details(one.link, { ...(await standing(one.link)), title: ' ' })
    expect(nameless.status).toBe(422)
    const body = await standing(one.link)
    expect((await details('nonsense', body)).status).toBe(404)
    expect(await waiting()).toEqual([])
  })

  test('keeps what an admin changed meanwhile and nobody asked to change', async () => {
    const one = await published()
    await details(one.link, { ...(await standing(one.link)), title: 'Another name' })
    await api.services.payload.update({
      collection: 'events',
      id: one.event,
      data: { locationCity: 'Eilat' },
    })
    const [request] = await waiting()
    await decide(request?.id ?? '', true)
    expect(await eventOf(one)).toMatchObject({ title: 'Another name', locationCity: 'Eilat' })
  })
})

describe('an organizer whose submission is gone or repeats another', () => {
  test('is told that their published event was removed, and nothing of what was never published', async () => {
    const one = await published({ locale: 'he', titleHe: 'ליל הדגלים' })
    const pending = await submit(api)
    for (const id of [one.id, pending])
      expect((await api.send('DELETE', `/api/sys/mgmt/submissions/${id}`, undefined, bearer(token))).status).toBe(204)
    const mails = await mailsOf('eventRemoved')
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('האירוע הוסר')])
    expect(mails[0].text).not.toContain('/submission/')
  })

  test('is told so where it was made one with another, and not where it alone goes', async () => {
    const one = await published({ organizerEmail: 'one@example.com' })
    const [two, three] = [await published({ title: 'Two' }), await published({ title: 'Three' })]
    for (const { event } of [two, three]) await merge(one.event, event)
    const remove = ({ id }: Published) =>
      api.send('DELETE', `/api/sys/mgmt/submissions/${id}`, undefined, bearer(token))
    await remove(three)
    expect(await mailsOf('eventRemoved')).toEqual([])
    await remove(one)
    const mails = await rows(`select recipient_email as "to" from mails where kind = 'eventRemoved' order by 1`)
    expect(mails.map(({ to }) => to)).toEqual(['one@example.com', 'organizer@example.com'])
  })

  test('is led to the event of that name and day', async () => {
    const one = await published()
    const again = await submit(api, { title: 'Night of the Flags!' })
    const other = await submit(api, { title: 'Breakfast of lawyers' })
    for (const id of [again, other])
      await api.send('POST', `/api/sys/mgmt/submissions/${id}/reject`, { notes: 'Duplicate' }, bearer(token))
    const { url } = await eventOf(one)
    const mails = await mailsOf('submissionRejected')
    expect(mails.map(({ text }) => text.includes(url))).toEqual([true, false])
  })
})
