import { withClient } from '../../server/database/client.ts'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'
import type { ProvidedProduct } from './on-demand.ts'

type Said = { startDay: string; endDay: string; state?: 'scheduled' | 'cancelled'; isShown?: boolean }

/** Has a list that may be passed on name an event, as after a sync: it states these days, and they may be shown so. */
export async function listEvent(
  { dataDir }: ProvidedProduct,
  event: string,
  name: string,
  { startDay, endDay, state, isShown = false }: Said,
): Promise<void> {
  await withClient(await runningDatabaseUrl(dataDir), async (client) => {
    const days = { startDay, endDay, startsAt: null, endsAt: null }
    await client.query(
      `with source as (
         insert into sources (name, kind, address, credit_url, may_pass_on)
         values ($2, 'json', 'https://lists.example.org/' || gen_random_uuid(), 'https://lists.example.org/about', true)
         returning id
       ),
       seen as (
         insert into sightings (source_id, key, stated, first_seen_at, last_seen_at, changed_at, event_id)
         select id, $1::text, $3::jsonb, now(), now(), now(), $1::text::uuid from source
       )
       insert into event_statements (event_id, field, source_id, value, is_shown)
       select $1::text::uuid, field, source.id, value, field = 'days' and $5 from source, jsonb_each($4::jsonb) as said (field, value)`,
      [event, name, JSON.stringify(days), JSON.stringify({ days, state: state ?? 'scheduled' }), isShown],
    )
  })
}
