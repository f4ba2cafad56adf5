import type { DecidedBatch, UndoneBatch } from '@cyberluach/api/proposals'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { withRequest } from '../../../platform/database/transaction.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/audit.ts'
import { actAs } from '../../users/sessions.ts'
import { matchRecords } from '../match/match.ts'
import type { WriteContext } from '../reconcile/context.ts'
import { lockRecords } from '../rows.ts'
import { nothingToUndo, oneAfterTheOther, publishOrMerge } from './decide.ts'
import { proposeUnsure, publishRecords } from './publish.ts'
import { holdProposal, waitingConditions } from './proposals.ts'
import { takeBack, waitAgain } from './undo.ts'

type Person = { services: Services; user: SignedInUser; client: PoolClient }
type Deciding = WriteContext & { username: string }
type BatchRequest = { what: 'certain' | 'over'; source?: string | undefined }

/** So many at most in one call; the answer says how many are left. */
const mostAtOnce = 500
/** So many at once that statements are few, and so few that each is short. */
const partSize = 50

/**
 * Publishes all that is certain, or leaves all aside that is over, of one source or of all. What turns out to be an event of
 * the calendar is merged with it, and what may be one is asked about as a pair. All of it can be taken back by one id.
 */
export async function decideTogether(
  { services, user, client }: Person,
  { what, source }: BatchRequest,
): Promise<DecidedBatch> {
  return withRequest(services.payload, client, async (req) => {
    await actAs(req, user)
    await oneAfterTheOther(client)
    const deciding = { services, client, req, username: user.username }
    const { ids, total } = await findWaiting(client, what, source)
    const done = what === 'over' ? await leaveAside(deciding, ids) : await publishAll(deciding, ids)
    const batch = randomUUID()
    const decided = [...done.decided, ...done.merged]
    if (decided.length > 0) {
      await sign(client, batch, decided)
      const details = `${what === 'over' ? 'ignore' : 'publish'} × ${decided.length}`
      await recordAudit(client, {
        action: 'proposalDecided',
        username: user.username,
        subject: batch,
        details,
      })
    }
    return {
      id: batch,
      decided: done.decided.length,
      merged: done.merged.length,
      asked: done.asked,
      left: total - ids.length,
    }
  })
}

/** A source after the other, so that what one has published is met by the rows of the next. */
async function findWaiting(client: PoolClient, what: BatchRequest['what'], source: string | undefined) {
  const { rows } = await client.query<{ id: string; total: number }>(
    `select p.id, (count(*) over ())::integer as total from proposals p
     join sightings s on s.id = p.sighting_id join sources o on o.id = s.source_id
     where ${waitingConditions()[what]} and ($1::uuid is null or s.source_id = $1)
     order by o.created_at, o.id, s.start_day, p.id limit ${mostAtOnce}`,
    [source ?? null],
  )
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

type Done = { decided: string[]; merged: string[]; asked: number }

async function leaveAside({ client, username }: Deciding, ids: readonly string[]): Promise<Done> {
  const { rows } = await client.query<{ id: string }>(
    `update proposals set decided_at = now(), decided_by = $2, verdict = 'ignore', undo = $3
     where id = any($1::uuid[]) and decided_at is null returning id`,
    [ids, username, JSON.stringify(nothingToUndo)],
  )
  return { decided: rows.map(({ id }) => id), merged: [], asked: 0 }
}

async function publishAll(deciding: Deciding, ids: readonly string[]): Promise<Done> {
  const { client } = deciding
  const { rows } = await client.query<{ id: string; record: string; source: string }>(
    `select p.id, p.sighting_id as record, s.source_id as source from unnest($1::uuid[]) with ordinality as g (id, place)
     join proposals p on p.id = g.id and p.decided_at is null join sightings s on s.id = p.sighting_id
     order by g.place for update of p`,
    [ids],
  )
  const done: Done = { decided: [], merged: [], asked: 0 }
  for (const ofSource of Map.groupBy(rows, ({ source }) => source).values())
    for (let from = 0; from < ofSource.length; from += partSize) {
      const part = ofSource.slice(from, from + partSize)
      const { decided, merged, asked } = await publishPart(
        deciding,
        new Map(part.map(({ id, record }) => [record, id])),
      )
      done.decided.push(...decided)
      done.merged.push(...merged)
      done.asked += asked
    }
  return done
}

/** Proposals by their records, all of one source: what is new in few statements, what is known one by one. */
async function publishPart(deciding: Deciding, proposals: ReadonlyMap<string, string>): Promise<Done> {
  const { client } = deciding
  const records = await lockRecords(client, [...proposals.keys()])
  const matches = await matchRecords(client, records)
  const idOf = ({ id }: { id: string }) => proposals.get(id) ?? ''
  const kindOf = ({ id }: { id: string }) => matches.get(id)?.kind ?? 'new'
  let asked = await proposeUnsure(client, records, matches)
  const merged: string[] = []
  for (const id of records.filter((one) => ['merge', 'known'].includes(kindOf(one))).map(idOf)) {
    const held = await holdProposal(client, id)
    if (!held) continue
    if ('kind' in (await publishOrMerge({ ...deciding, held }))) asked += 1
    else merged.push(id)
  }
  const fresh = records.filter((one) => kindOf(one) === 'new')
  const ids = fresh.map(idOf)
  await client.query(
    `update proposals set decided_at = now(), decided_by = $2, verdict = 'publish' where id = any($1::uuid[])`,
    [ids, deciding.username],
  )
  const published = await publishRecords(deciding, fresh)
  await client.query(
    `update proposals p set event_id = g.event, undo = $3::jsonb || jsonb_build_object('event', g.event)
     from unnest($1::uuid[], $2::uuid[]) as g (id, event) where p.id = g.id`,
    [ids, fresh.map(({ id }) => published.get(id)), JSON.stringify({ ...nothingToUndo, isPublished: true })],
  )
  return { decided: ids, merged, asked }
}

/** Says of decisions that they were one; the first stands for all where decisions are listed. */
async function sign(client: PoolClient, batch: string, ids: readonly string[]): Promise<void> {
  await client.query(
    `update proposals set undo = undo || jsonb_build_object('batch', $2::text) || case
       when id = $3 then jsonb_build_object('batchSize', $4::integer) else '{}' end
     where id = any($1::uuid[])`,
    [ids, batch, ids[0], ids.length],
  )
}

/**
 * Takes all of a batch back that nothing stands against: it waits again. What was changed since stays, each as a decision
 * of its own.
 */
export async function undoTogether({ services, user, client }: Person, batch: string): Promise<UndoneBatch> {
  return withRequest(services.payload, client, async (req) => {
    await actAs(req, user)
    const context = { services, client, req }
    // What was merged goes before what it was merged with.
    const { rows } = await client.query<{ id: string; verdict: string }>(
      `select id, verdict from proposals where undo ->> 'batch' = $1 and undone_at is null
       order by undo ->> 'isLinked' desc, id for update`,
      [batch],
    )
    const undone: string[] = []
    for (const { id } of rows) if (!(await takeBack(context, id, user.username))) undone.push(id)
    await waitAgain(client, undone)
    await client.query(`update proposals set undo = undo - 'batch' - 'batchSize' where undo ->> 'batch' = $1`, [batch])
    if (undone.length > 0) {
      await sign(client, batch, undone)
      const details = `${rows[0]?.verdict ?? ''} × ${undone.length}`
      await recordAudit(client, {
        action: 'proposalUndone',
        username: user.username,
        subject: batch,
        details,
      })
    }
    return { undone: undone.length, stayed: rows.length - undone.length }
  })
}
