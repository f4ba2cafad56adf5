import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { isOnClock } from '@cyberluach/core/dates/zoned-time'
import { messagesFor } from '@cyberluach/i18n/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeEvent } from '../../../testing/events.ts'
import { askPanel } from '../../../testing/panel.ts'
import { signedIn } from '../../../testing/staff.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { unsubscribePlaceholder } from '../../mail/unsubscribe-link.ts'
import { plannedInstant, sendPlannedDigest, prepareWeeklyDigest } from './send-digest.ts'

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100', PUBLIC_URL: 'https://calendar.example' })
  admin = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  const { pool } = api.services
  await pool.query('truncate events, posts, subscribers, digests, mails cascade')
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query(
    `insert into subscribers (full_name, email, locale, subscribed, subscribed_at) values
       ('A', 'en@example.com', 'en', true, now()), ('B', 'he@example.com', 'he', true, now()),
       ('C', 'left@example.com', 'he', false, now())`,
  )
})

const week = { firstDay: '2026-11-22', lastDay: '2026-11-28' }

const panel = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token = admin) =>
  askPanel(api, method, `/digests${path}`, { token, body })

async function store(more: object): Promise<string> {
  const data = { ...week, kind: 'digest' as const, ...more, status: 'draft' as const }
  return String((await api.services.payload.create({ collection: 'digests', data })).id)
}

async function rowOf(id: string) {
  const { rows } = await api.services.pool.query('select * from digests where id = $1', [id])
  return rows[0]
}

async function jobs(): Promise<string[]> {
  const { rows } = await api.services.pool.query<{ key: string }>(
    `select key from graphile_worker.jobs where key like 'planned-digest:%'`,
  )
  return rows.map(({ key }) => key)
}

async function mails(): Promise<string[]> {
  const { rows } = await api.services.pool.query('select recipient_email, subject from mails order by 1')
  return rows.map(({ recipient_email, subject }) => `${recipient_email}: ${subject}`)
}

describe('the events of a digest', () => {
  test('are chosen: what is left out is in no letter, and can be put in again', async () => {
    await storeEvent(api, { title: 'Stays', startDay: '2026-11-23', startsAt: '2026-11-23T07:00:00Z' })
    const out = await storeEvent(api, {
      title: 'Goes',
      startDay: '2026-11-24',
      startsAt: '2026-11-24T07:00:00Z',
    })
    const off = await storeEvent(api, { title: 'Called off', startDay: '2026-11-24' })
    await api.services.pool.query(`update events set state = 'cancelled' where id = $1`, [off])
    const given = { ...week, locale: 'en', leftOut: [out] }
    const preview = await (await panel('POST', '/preview', given)).json()
    expect(preview.choices.map(({ title }: { title: string }) => title)).toEqual(['Stays', 'Goes'])
    expect(preview.letter.html).toContain('Stays')
    expect(preview.letter.html).not.toContain('Goes')

    const id = await store({ leftOut: [out] })
    expect((await panel('POST', `/${id}/send`)).status).toBe(200)
    const { letters } = await rowOf(id)
    expect(letters.en.text).toContain('Stays')
    expect(letters.en.text).not.toContain('Goes')
  })

  test('all left out leave nothing to send', async () => {
    const only = await storeEvent(api, { title: 'Only', startDay: '2026-11-23' })
    const id = await store({ leftOut: [only, 'no id'] })
    expect((await panel('POST', `/${id}/send`)).status).toBe(422)
    expect((await rowOf(id)).status).toBe('draft')
  })
})

describe('a letter of its own', () => {
  async function letter(words: Record<'en' | 'he', object | null>): Promise<string> {
    const { payload } = api.services
    const id = await store({ kind: 'letter', ...words.en })
    if (words.he) await payload.update({ collection: 'digests', id, locale: 'he', data: words.he })
    return id
  }
  const en = { subject: 'We move', intro: 'Next week.\n\nTo Haifa.' }
  const he = { subject: 'אנחנו עוברים', intro: 'בשבוע הבא.' }

  test('goes to every active subscriber in their language, without any event, and they can leave by it', async () => {
    await storeEvent(api, { title: 'An event', startDay: '2026-11-23' })
    const id = await letter({ en, he })
    expect(await (await panel('POST', `/${id}/send`)).json()).toEqual({ recipients: 2 })
    expect(await mails()).toEqual(['en@example.com: We move', 'he@example.com: אנחנו עוברים'])
    const { letters } = await rowOf(id)
    expect(letters.en.text).toContain('Next week.\n\nTo Haifa.')
    expect(letters.en.html).not.toContain('An event')
    expect(letters.he.html).toContain('dir="rtl"')
    for (const { html } of [letters.en, letters.he]) expect(html).toContain(unsubscribePlaceholder)
  })

  test('in one language goes to all in that one, which is said before', async () => {
    const id = await letter({ en, he: null })
    const preview = await (await panel('POST', '/preview', { id, kind: 'letter', locale: 'he' })).json()
    expect(preview).toMatchObject({
      kind: 'letter',
      letter: { subject: 'We move' },
      warnings: [{ code: 'otherLanguage', language: 'he', n: 1 }],
    })
    await panel('POST', `/${id}/send`)
    expect(await mails()).toEqual(['en@example.com: We move', 'he@example.com: We move'])
  })

  test('without words is none', async () => {
    const id = await letter({ en: { subject: 'Only a subject' }, he: null })
    expect((await panel('POST', `/${id}/send`)).status).toBe(422)
    expect((await panel('POST', `/${id}/test`, { email: 'a@example.com' })).status).toBe(422)
  })

  test('takes neither the place of the week’s digest nor its posts', async () => {
    const { pool } = api.services
    await storeEvent(api, { title: 'Black Hat', startDay: '2026-11-23' })
    const id = await letter({ en, he })
    await panel('POST', `/${id}/send`)
    await pool.query(
      `insert into posts (slug, _status, published_at) values ('before', 'published', now() - interval '1 hour')`,
    )
    expect(await prepareWeeklyDigest(api.services, new Date('2026-11-22T06:00:00Z'))).not.toBeNull()
    const { readContent } = await import('./digest-content.ts')
    const content = await readContent(pool, week, { now: new Date(), timeZone: 'Asia/Jerusalem' })
    expect(content.posts.map(({ slug }) => slug)).toEqual(['before'])
  })
})

/** The next day on which the site’s clock goes forward. */
function skippedDay(): string {
  const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
  const days = Array.from({ length: 365 }, (_, n) => addDays(today, n))
  return days.find((day) => !isOnClock(day, '02:30', 'Asia/Jerusalem')) ?? ''
}

describe('sending later', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

  beforeEach(async () => {
    await storeEvent(api, { title: 'Black Hat', startDay: '2026-11-23' })
  })

  test('is by the clock of the site, still to come, and within a year', () => {
    const now = new Date('2026-11-22T06:30:00Z')
    const at = (day: string, time: string) => {
      const instant = plannedInstant(day, time, 'Asia/Jerusalem', now)
      return typeof instant === 'string' ? instant : instant.toISOString()
    }
    expect(at('2026-11-22', '08:31')).toBe('2026-11-22T06:31:00.000Z')
    expect(at('2026-11-22', '08:30')).toBe('wrongTime')
    expect(at('2027-07-01', '08:30')).toBe('2027-07-01T05:30:00.000Z')
    expect(at('2027-11-23', '08:30')).toBe('wrongTime')
    for (const [day, time] of [
      ['2026-02-30', '08:00'],
      ['2026-12-01', '24:00'],
      ['', ''],
    ] as const)
      expect(at(day, time)).toBe('wrongTime')
  })

  test('asks for another hour where the clock skips that one', async () => {
    const day = skippedDay()
    const id = await store({})
    const refused = await panel('POST', `/${id}/plan`, { day, time: '02:30' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({
      errors: [{ message: messagesFor('he').digestPanel.problems.skippedHour }],
    })
    expect(await rowOf(id)).toMatchObject({ status: 'draft', send_at: null })
    expect((await panel('POST', `/${id}/plan`, { day, time: '03:00' })).status).toBe(200)
  })

  test('holds the digest as it is until it is cancelled', async () => {
    const id = await store({})
    const planned = await panel('POST', `/${id}/plan`, { day: tomorrow(), time: '08:00' })
    expect(planned.status).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      status: 'planned',
      planned_by: 'admin',
      send_at: expect.any(Date),
    })
    expect(await jobs()).toEqual([`planned-digest:${id}`])
    expect((await panel('PATCH', `/${id}`, { intro: 'Changed' })).status).toBeGreaterThanOrEqual(400)
    expect((await panel('POST', `/${id}/send`)).status).toBe(409)
    expect((await panel('POST', `/${id}/plan`, { day: tomorrow(), time: '09:00' })).status).toBe(409)

    expect((await panel('POST', `/${id}/cancel-plan`)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ status: 'draft', send_at: null })
    expect(await jobs()).toEqual([])
    expect((await panel('POST', `/${id}/cancel-plan`)).status).toBe(409)
    await sendPlannedDigest(api.services, { digest: id })
    expect(await mails()).toEqual([])
  })

  test('is done at its moment, once, under the name of its planner', async () => {
    const id = await store({})
    await panel('POST', `/${id}/plan`, { day: tomorrow(), time: '08:00' })
    await Promise.all([1, 2].map(() => sendPlannedDigest(api.services, { digest: id })))
    expect(await mails()).toHaveLength(2)
    const { rows } = await api.services.pool.query(
      `select username from audit_entries where action = 'digestSent' and subject = $1`,
      [id],
    )
    expect(rows).toEqual([{ username: 'admin' }])
  })

  test('of what has become empty is not done: it is a draft again, and the audit log says why', async () => {
    const id = await store({})
    await panel('POST', `/${id}/plan`, { day: tomorrow(), time: '08:00' })
    await api.services.pool.query('delete from events')
    await sendPlannedDigest(api.services, { digest: id })
    expect((await rowOf(id)).status).toBe('draft')
    const { rows } = await api.services.pool.query(
      `select username, details from audit_entries where action = 'digestPlanCancelled' and subject = $1`,
      [id],
    )
    expect(rows).toEqual([{ username: null, details: 'empty' }])
  })

  test('is refused in the past, of nothing and to others than admins', async () => {
    const id = await store({})
    expect((await panel('POST', `/${id}/plan`, { day: '2020-01-01', time: '08:00' })).status).toBe(422)
    expect((await panel('POST', `/${id}/plan`, {})).status).toBe(422)
    const editor = await signedIn(api, 'editor', `editor-${crypto.randomUUID()}`)
    for (const call of ['plan', 'cancel-plan'])
      expect((await panel('POST', `/${id}/${call}`, { day: tomorrow(), time: '08:00' }, editor)).status).toBe(403)
  })
})
