import * as ownListsApi from '@cyberluach/api/own-lists'
import type { OwnList, OwnRow, ReadOwnListEdit } from '@cyberluach/api/own-lists'
import { mostOwnRows, ownListPath } from '@cyberluach/core/events/own-list'
import type { PoolClient } from 'pg'
import type { PayloadRequest } from 'payload'
import { publicOrigin } from '../../platform/configuration.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { done, refused, type Refusal } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/audit.ts'
import { actAs } from '../users/sessions.ts'
import { readOwnLists, readPublishedList } from './fetch/own-list.ts'
import type { Managing } from './manage.ts'
import { queueSyncAgain } from './sync.ts'

const listOwnLists = handle(ownListsApi.listOwnLists, async ({ services }) =>
  done(200, await readOwnLists(services.pool)),
)

const readOwnList = handle(ownListsApi.readOwnList, { readsReplica: true }, async ({ params, services }) => {
  const list = await readPublishedList(services.pool, params.slug, services.configuration.timeZone)
  return list ? done(200, list) : refused('notFound')
})

const createOwnList = handle(ownListsApi.createOwnList, async ({ body, services, signedIn: { user } }) => {
  const created = await writing({ services, user }, async (client) => {
    if (await isTaken(client, body.slug, null)) return refused('alreadyExists')
    const { rows } = await client.query<{ id: string }>(
      `insert into own_lists (slug, name, name_he, licence, country, is_read) values ($1, $2, $3, $4, $5, $6)
       returning id`,
      valuesOf(body),
    )
    return rows[0]?.id ?? refused('notFound')
  })
  return 'code' in created ? created : done(201, created)
})

const editOwnList = handle(ownListsApi.editOwnList, async ({ params, body, services, signedIn: { user } }) => {
  const edited = await writing({ services, user }, async (client, req) => {
    if (await isTaken(client, body.slug, params.id)) return refused('alreadyExists')
    const { rowCount } = await client.query(
      `update own_lists set slug = $1, name = $2, name_he = $3, licence = $4, country = $5, is_read = $6 where id = $7`,
      [...valuesOf(body), params.id],
    )
    if (rowCount === 0) return refused('notFound')
    await connect(services, client, req, params.id)
    return params.id
  })
  return 'code' in edited ? edited : done(200, edited)
})

const deleteOwnList = handle(ownListsApi.deleteOwnList, async ({ params, services, signedIn: { user } }) =>
  inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    const { rows } = await client.query<{ name: string; source: string | null }>(
      'delete from own_lists where id = $1 returning name, source_id as source',
      [params.id],
    )
    if (!rows[0]) return refused('notFound')
    const { name, source } = rows[0]
    if (source) await req.payload.delete({ collection: 'sources', id: source, req, overrideAccess: true })
    await note(client, user.username, params.id, `${name}: removed`)
    return done(204, null)
  }),
)

const changeOwnRows = handle(ownListsApi.changeOwnRows, async ({ params, body, services, signedIn: { user } }) => {
  const changed = await writing(
    { services, user },
    async (client, req) => {
      const { rowCount } = await client.query('select from own_lists where id = $1 for update', [params.id])
      if (rowCount === 0) return refused('notFound')
      const put = new Map(body.put.map((row) => [row.id, row]))
      const others = await client.query('select from own_list_rows where list_id = $1 and id <> all($2::uuid[])', [
        params.id,
        [...put.keys(), ...body.remove],
      ])
      if ((others.rowCount ?? 0) + put.size > mostOwnRows)
        return refused('invalid', { issues: [{ path: 'put', code: 'max', values: { max: mostOwnRows } }] })
      await client.query('delete from own_list_rows where list_id = $1 and id = any($2::uuid[])', [
        params.id,
        body.remove,
      ])
      await saveRows(client, params.id, put)
      await connect(services, client, req, params.id)
      return params.id
    },
    `${body.put.length} saved, ${body.remove.length} removed`,
  )
  return 'code' in changed ? changed : done(200, changed)
})

export const ownListRoutes = [
  listOwnLists,
  readOwnList,
  createOwnList,
  editOwnList,
  deleteOwnList,
  changeOwnRows,
] as const

/** Does the work in one transaction, which answers the list's id, or refuses before it writes anything. */
async function writing(
  { services, user }: Managing,
  work: (client: PoolClient, req: PayloadRequest) => Promise<string | Refusal>,
  what = 'settings saved',
): Promise<OwnList | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    const id = await work(client, req)
    if (typeof id !== 'string') return id
    const [list] = await readOwnLists(client, id)
    if (!list) throw new Error('a list vanished while it was written')
    await note(client, user.username, id, `${list.name}: ${what}`)
    return list
  })
}

const note = (client: PoolClient, username: string, subject: string, details: string) =>
  recordAudit(client, { action: 'ownListChanged', username, subject, details })

const valuesOf = ({ slug, name, nameHe, licence, country, isRead }: ReadOwnListEdit) => [
  slug,
  name,
  nameHe,
  licence,
  country,
  isRead,
]

async function isTaken(client: PoolClient, slug: string, ownId: string | null): Promise<boolean> {
  const { rowCount } = await client.query('select from own_lists where slug = $1 and id is distinct from $2::uuid', [
    slug,
    ownId,
  ])
  return rowCount !== 0
}

/** A row that says what it said keeps its moment. */
async function saveRows(client: PoolClient, list: string, rows: ReadonlyMap<string, OwnRow>): Promise<void> {
  const events = [...rows.values()].map(({ id: _id, ...event }) => JSON.stringify(event))
  await client.query(
    `insert into own_list_rows as kept (id, list_id, event)
     select id, $1, event::jsonb from unnest($2::uuid[], $3::text[]) as row (id, event)
     on conflict (id) do update set event = excluded.event, changed_at = now()
     where kept.list_id = excluded.list_id and kept.event <> excluded.event`,
    [list, [...rows.keys()], events],
  )
}

/**
 * Ties a list to the source that reads it, which there is from its first row on, says there what the list says of itself,
 * and has it read. What the calendar is not to read has a source that is off, or none.
 */
async function connect(
  { configuration }: Services,
  client: PoolClient,
  req: PayloadRequest,
  id: string,
): Promise<void> {
  const [list] = await readOwnLists(client, id)
  if (!list || (list.source === null && (!list.isRead || list.rows.length === 0))) return
  const { slug, name, licence, isRead } = list
  const address = publicOrigin(configuration) + ownListPath(slug)
  const data = { name: name.slice(0, 120), address, licence, mayPassOn: licence !== null, isOn: isRead }
  // Whoever keeps the rows need not be who may add sources.
  const as = { collection: 'sources', req, overrideAccess: true, depth: 0 } as const
  const source =
    list.source === null
      ? await req.payload.create({
          ...as,
          data: { ...data, kind: 'json', trust: 'publish', everyHours: 24, hasPermission: false },
        })
      : await req.payload.update({ ...as, id: list.source, data })
  await client.query('update own_lists set source_id = $2 where id = $1', [id, source.id])
  if (isRead) await queueSyncAgain(client, source.id)
}
