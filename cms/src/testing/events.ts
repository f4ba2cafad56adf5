import type { Deadline } from '@cyberluach/core/events/deadline'
import type { EventState } from '@cyberluach/core/events/event-states'
import type { TestApi } from './start-api.ts'

type Input = {
  title?: string
  titleHe?: string | null
  description?: string
  eventType?: string
  startDay?: string
  endDay?: string
  startsAt?: string | null
  endsAt?: string | null
  isOnline?: boolean
  locationCountry?: string | null
  locationCity?: string | null
  prizeMoney?: number | null
  organizer?: string | null
  /** Its id. */
  series?: string | null
  tags?: string[]
  isSample?: boolean
  state?: EventState
  deadlines?: (Pick<Deadline, 'kind' | 'day'> & Partial<Deadline>)[]
}

/** Stores an event as an importer would, by SQL; all day unless it has a start. */
export async function storeEvent(api: TestApi, given: Input = {}): Promise<string> {
  const { pool } = api.services
  const startDay = given.startDay ?? '2026-12-03'
  const { rows } = await pool.query<{ id: string }>(
    `insert into events (event_type, all_day, start_day, end_day, starts_at, ends_at, is_online, location_country,
       location_city, prize_money, is_sample, state, organizer, series_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      given.eventType ?? 'conference',
      !given.startsAt,
      startDay,
      given.endDay ?? startDay,
      given.startsAt ?? null,
      given.endsAt ?? null,
      given.isOnline ?? false,
      given.locationCountry ?? null,
      given.locationCity ?? null,
      given.prizeMoney ?? null,
      given.isSample ?? false,
      given.state ?? 'scheduled',
      given.organizer ?? null,
      given.series ?? null,
    ],
  )
  const id = rows[0]?.id ?? ''
  const texts = [
    ['en', given.title ?? 'An event', given.description ?? ''],
    ...(given.titleHe ? [['he', given.titleHe, null]] : []),
  ]
  for (const [locale, title, description] of texts) {
    await pool.query('insert into events_locales (_parent_id, _locale, title, description) values ($1, $2, $3, $4)', [
      id,
      locale,
      title,
      description,
    ])
  }
  for (const [index, tag] of (given.tags ?? []).entries()) {
    await pool.query(`insert into events_texts (parent_id, path, "order", text) values ($1, 'tags', $2, $3)`, [
      id,
      index + 1,
      tag,
    ])
  }
  for (const [order, { kind, day, at, zone, url, extendedFrom }] of (given.deadlines ?? []).entries()) {
    await pool.query(
      `insert into events_deadlines (_parent_id, _order, id, kind, day, at, zone, url, extended_from)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, order + 1, `${id}-${order}`, kind, day, at, zone, url, extendedFrom],
    )
  }
  return id
}

/** Stores a series, and answers its id. */
export async function storeSeries(
  api: TestApi,
  given: { slug: string; name?: string; nameHe?: string; url?: string; isYearly?: boolean },
): Promise<string> {
  const { pool } = api.services
  const { rows } = await pool.query<{ id: string }>(
    'insert into series (slug, url, is_yearly) values ($1, $2, $3) returning id',
    [given.slug, given.url ?? null, given.isYearly ?? false],
  )
  const id = rows[0]?.id ?? ''
  const names = Object.entries({ en: given.name ?? 'A series', he: given.nameHe })
  for (const [locale, name] of names.filter(([, name]) => name))
    await pool.query('insert into series_locales (_parent_id, _locale, name) values ($1, $2, $3)', [id, locale, name])
  return id
}
