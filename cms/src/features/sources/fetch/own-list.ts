import type { OwnList, PublishedList } from '@cyberluach/api/own-lists'
import { listedEventOf } from '@cyberluach/core/events/own-list'
import { licenceUrlOf } from '@cyberluach/core/sources/credits'
import type { Pool, PoolClient } from 'pg'

type Database = Pool | PoolClient
type Row = OwnList & { changedAt: Date | null }

const columns = `l.id, l.slug, l.name, l.name_he as "nameHe", l.licence, l.country, l.is_read as "isRead",
  l.source_id as source, kept.rows, kept."changedAt"`

const from = `own_lists l cross join lateral (
  select coalesce(jsonb_agg(r.event || jsonb_build_object('id', r.id) order by r.event ->> 'start', r.id), '[]') as rows,
    max(r.changed_at) as "changedAt"
  from own_list_rows r where r.list_id = l.id
) kept`

/** Every list of the team's own with its rows, by name; only the one where an id is given. */
export async function readOwnLists(database: Database, id: string | null = null): Promise<OwnList[]> {
  const { rows } = await database.query<Row>(
    `select ${columns} from ${from} where $1::uuid is null or l.id = $1 order by lower(l.name), l.id`,
    [id],
  )
  return rows.map(({ changedAt: _changedAt, ...list }) => list)
}

/** A list as it is published; null where none has the slug. */
export async function readPublishedList(
  database: Database,
  slug: string,
  timeZone: string,
): Promise<PublishedList | null> {
  const { rows } = await database.query<Row>(`select ${columns} from ${from} where l.slug = $1`, [slug])
  return rows[0] ? publishedOf(rows[0], timeZone) : null
}

/** The text of the list that a source of this address reads from our own tables; null where it reads no such list. */
export async function ownListText(database: Database, address: string, timeZone: string): Promise<string | null> {
  const { rows } = await database.query<{ slug: string }>(
    `select l.slug from own_lists l join sources s on s.id = l.source_id where s.address = $1 and s.kind = 'json'`,
    [address],
  )
  return rows[0] ? JSON.stringify(await readPublishedList(database, rows[0].slug, timeZone)) : null
}

function publishedOf({ name, nameHe, licence, country, changedAt, rows }: Row, timeZone: string): PublishedList {
  return {
    name,
    nameHe,
    licence,
    licenceUrl: licenceUrlOf(licence),
    changedAt: changedAt?.toISOString() ?? null,
    events: rows.map(({ id, ...row }) => listedEventOf(id, row, { country, timeZone })),
  }
}
