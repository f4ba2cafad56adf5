import { withClient } from '../../server/database/client.ts'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'
import type { ProvidedProduct } from './on-demand.ts'

/** Days from the morning of the pictures on which something closes, and by which event it is, counted from the next one. */
const deadlines = [
  ['callForPapers', '2026-11-22', 0, null, null, '2026-11-15'],
  ['registration', '2026-11-24', 1, null, 'Asia/Jerusalem', null],
  ['earlyPrice', '2026-11-30', 2, '2026-12-01T01:00:00Z', 'America/New_York', null],
  ['ctfSignUp', '2026-12-04', 3, null, null, null],
  ['abstracts', '2027-01-08', 4, null, null, null],
  ['notification', '2027-01-29', 4, null, 'Europe/London', null],
  ['callForPapers', '2026-11-12', 2, null, null, null],
] as const

/** Something closes before real events that have a page of their own which is not pictured. */
export async function storeDeadlines({ dataDir }: Pick<ProvidedProduct, 'dataDir'>): Promise<void> {
  await withClient(await runningDatabaseUrl(dataDir), async (client) => {
    for (const [order, [kind, day, place, at, zone, extendedFrom]] of deadlines.entries())
      await client.query(
        `insert into events_deadlines (_order, _parent_id, id, kind, day, at, zone, url, extended_from)
         select $1, e.id, 'pictured-' || $1::integer, $2::enum_events_deadlines_kind, $3, $4, $5, 'https://example.org/call', $6
         from events e join event_slugs s on s.event_id = e.id and s.is_current
         where not e.is_sample and e.state = 'scheduled' and e.start_day > '2026-11-28' and s.slug not like 'black-hat%'
         order by e.start_day, s.slug offset $7 limit 1`,
        [order + 1, kind, day, at, zone, extendedFrom, place],
      )
  })
}
