import type { TestApi } from './start-api.ts'

type Input = {
  name?: string
  licence?: string | null
  credit?: string | null
  creditUrl?: string | null
  mayPassOn?: boolean
}

/** Stores a source that is never read. */
export async function storeCredited(api: TestApi, given: Input = {}): Promise<string> {
  const { rows } = await api.services.pool.query<{ id: string }>(
    `insert into sources (name, kind, address, licence, credit, credit_url, may_pass_on)
     values ($1, 'json', 'https://list.example/' || gen_random_uuid(), $2, $3, $4, $5) returning id`,
    [
      given.name ?? 'A list',
      given.licence ?? null,
      given.credit ?? null,
      given.creditUrl ?? null,
      given.mayPassOn ?? true,
    ],
  )
  return rows[0]?.id ?? ''
}

/** Stores that a source has told of an event. */
export async function storeClaim(api: TestApi, source: string, event: string): Promise<void> {
  await api.services.pool.query(
    `insert into sightings (source_id, key, stated, first_seen_at, last_seen_at, changed_at, event_id)
     values ($1, $2, '{"startDay":"2026-12-03","endDay":"2026-12-03"}', now(), now(), now(), $3)`,
    [source, event, event],
  )
}
