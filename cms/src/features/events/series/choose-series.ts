import type { ReadSeries } from '@cyberluach/api/manage-series'
import { freeSlug, slugOf } from '@cyberluach/core/slug'
import type { IssueCode } from '@cyberluach/core/submission'
import type { PoolClient } from 'pg'
import { refused, type Refusal } from '../../../platform/outcome.ts'
import { storeSeries } from './kept-series.ts'

/** The series that was chosen, or a new one of that name, which is stored. */
export async function chooseSeries(
  client: PoolClient,
  { slug, name, nameHe, isYearly }: ReadSeries,
): Promise<{ id: string; isMade: boolean } | Refusal> {
  if (slug !== null) {
    // Held, so that nobody removes it before the event is one of its editions.
    const { rows } = await client.query<{ id: string }>(
      'select id from series where slug = $1 for key share',
      [slug],
    )
    return rows[0] ? { id: rows[0].id, isMade: false } : faulty('series.slug', 'choose')
  }
  // Two that are named at once are named one after the other.
  await client.query(`select pg_advisory_xact_lock(hashtext('series'))`)
  const known = await client.query(
    'select from series_locales where lower(name) in (lower($1), lower($2)) limit 1',
    [name, nameHe],
  )
  if (known.rows.length > 0) return faulty('series.name', 'seriesKnown')
  const wanted = slugOf(name ?? '', 'series').replace(/^post-/, '')
  const { rows } = await client.query<{ slug: string }>(
    'select slug from series where starts_with(slug, $1)',
    [wanted],
  )
  const free = freeSlug(wanted, new Set(rows.map((row) => row.slug)))
  const id = await storeSeries(client, { slug: free, name: name ?? '', nameHe, url: null, isYearly })
  return { id, isMade: true }
}

function faulty(path: string, code: IssueCode): Refusal {
  return refused('invalid', { issues: [{ path, code }] })
}
