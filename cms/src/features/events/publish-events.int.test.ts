import { eventFacts, valuesOf } from '@cyberluach/core/events/event-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/transaction.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit, variousSubmissions } from '../../testing/submissions.ts'
import { submissionColumns, type SubmissionRow } from '../submissions/rows.ts'
import { publishEvents } from './publication.ts'

const zone = 'Asia/Jerusalem'
let api: TestApi
const ids: string[] = []

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  for (const submission of variousSubmissions) ids.push(await submit(api, submission))
})
afterAll(() => api.stop())

test('what is published is what Payload’s own create and update would store, notes of translations included', async () => {
  for (const id of ids) await createByPayload(id)
  const created = await stored()
  await api.services.pool.query('truncate events, translation_marks cascade')
  await inTransaction((client) => publishEvents(client, ids, zone))
  const published = await stored()
  expect(published).toHaveLength(variousSubmissions.length)
  expect(published).toEqual(created)
})

test('a message, and an event without a date, are no events', async () => {
  await api.services.pool.query('truncate events, translation_marks cascade')
  const { rows } = await api.services.pool.query<{ id: string }>(
    `insert into submissions (title, event_type, starts_at) values
       ('[CONTACT] Hello', 'contact_message', now()), ('Some day', 'ctf', null) returning id`,
  )
  await inTransaction((client) =>
    publishEvents(
      client,
      rows.map(({ id }) => id),
      zone,
    ),
  )
  expect(await stored()).toEqual([])
})

async function createByPayload(id: string): Promise<void> {
  const { payload, pool } = api.services
  const { rows } = await pool.query<SubmissionRow & { startDay: string; endDay: string }>(
    `select ${submissionColumns}, to_char(s.starts_at at time zone $2, 'YYYY-MM-DD') as "startDay",
       to_char(coalesce(s.ends_at, s.starts_at) at time zone $2, 'YYYY-MM-DD') as "endDay"
     from submissions s where s.id = $1`,
    [id, zone],
  )
  const row = rows[0]
  if (!row?.startsAt) throw new Error('a submission without a date')
  const { startDay, endDay, startsAt, endsAt } = row
  const hours = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
  const event = await payload.create({
    collection: 'events',
    locale: 'en',
    data: {
      title: row.title,
      description: row.description ?? '',
      ...(valuesOf(eventFacts, row) as { eventType: 'ctf'; isOnline: boolean }),
      allDay: row.allDay,
      ...(row.allDay ? {} : hours),
      startDay,
      endDay,
      submission: row.id,
      state: 'scheduled',
      isSample: false,
    },
  })
  if (row.titleHe === null && row.descriptionHe === null) return
  const { titleHe: title, descriptionHe: description } = row
  await payload.update({ collection: 'events', id: event.id, locale: 'he', data: { title, description } })
}

/** Every column of the events, their texts and notes, without ids and times. */
async function stored(): Promise<object[]> {
  const { rows } = await api.services.pool.query<object>(`
    select s.title as submission, to_jsonb(e) - '{id,created_at,updated_at}'::text[] as event,
      (select jsonb_agg(to_jsonb(l) - '{id,_parent_id}'::text[] order by l._locale) from events_locales l
       where l._parent_id = e.id) as texts,
      (select jsonb_agg(to_jsonb(m) - '{subject_id}'::text[] order by m.field) from translation_marks m
       where m.subject_id = e.id) as marks,
      (select count(*)::int from events_texts t where t.parent_id = e.id) as tags
    from events e join submissions s on s.id = e.submission_id
    order by s.title`)
  return rows
}
