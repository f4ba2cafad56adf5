import type { ManagedExpected } from '@cyberluach/api/coverage'
import { monthOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { expectationOf, isLate } from '@cyberluach/core/events/expected'
import type { Pool } from 'pg'
import { inTransaction } from '../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../platform/http/outcome.ts'
import type { SignedInUser } from '../../platform/services.ts'
import { recordAudit } from '../audit/audit.ts'
import { readKnownSeries, type KnownSeries } from './series.ts'

/** The series without an edition ahead: those late to be announced first, then by their months; last what is not waited for. */
export async function listExpected(pool: Pool, today: DayKey): Promise<ManagedExpected[]> {
  const known = await readKnownSeries(pool, today)
  return known
    .filter(({ isAhead, isOurs }) => !isAhead && !isOurs)
    .map((series) => managedOf(series, today))
    .toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)))
}

function managedOf(series: KnownSeries, today: DayKey): ManagedExpected {
  const { isStopped } = series
  const now = monthOf(today)
  const expectation = expectationOf(series.editions, now)
  return {
    id: series.id,
    name: series.name,
    nameHe: series.nameHe,
    slug: series.slug,
    url: series.url,
    city: series.city,
    country: series.country,
    isStopped,
    latest: series.editions[0] ?? null,
    due: expectation?.due ?? null,
    months: expectation?.months ?? [],
    isLate: !isStopped && expectation !== null && isLate(expectation, now),
  }
}

/** Months sort before letters. */
const rankOf = ({ isStopped, due }: ManagedExpected) => `${isStopped ? 'z' : ''}${due ?? 'unknown'}`

/** Waits for a series again, or no more; null where that is done, also where it was so. */
export async function setWatched(user: SignedInUser, id: string, isWatched: boolean): Promise<Refusal | null> {
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select name from watched_series where id = $1
       union all
       select l.name from series s join series_locales l on l._parent_id = s.id where s.id = $1 and s.is_yearly limit 1`,
      [id],
    )
    const name = rows[0]?.name
    if (name === undefined) return refused('notFound')
    const { rowCount } = await client.query(
      isWatched
        ? 'delete from stopped_series where id = $1'
        : 'insert into stopped_series (id) values ($1) on conflict do nothing',
      [id],
    )
    const action = isWatched ? 'seriesWatched' : 'seriesUnwatched'
    if (rowCount) await recordAudit(client, { action, username: user.username, subject: id, details: name })
    return null
  })
}
