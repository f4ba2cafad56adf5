import type { ReadSourceChange, ReadSourceEdit, ManagedSource } from '@cyberluach/api/sources'
import { leastHoursOf, needsPermission } from '@cyberluach/core/sources/sources'
import type { Issue } from '@cyberluach/core/submissions/submission'
import type { PoolClient } from 'pg'
import type { PayloadRequest } from 'payload'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { actAs } from '../../users/sessions.ts'
import { listSources } from './list-sources.ts'

export type Managing = { services: Services; user: SignedInUser }

/** Adds a source by the rights of whoever does; `alreadyExists` where the list has one. */
export async function createSource(
  managing: Managing,
  data: ReadSourceEdit,
): Promise<ManagedSource | Refusal> {
  return writing(managing, async (client, req) => {
    if (await isTaken(client, data.address, null)) return refused('alreadyExists')
    const { id } = await req.payload.create({ ...optionsOf(req), data })
    return readOne(client, id)
  })
}

/** Changes what is named: two who change different things at once both get what they said. */
export async function editSource(
  managing: Managing,
  id: string,
  data: ReadSourceChange,
): Promise<ManagedSource | Refusal> {
  return writing(managing, async (client, req) => {
    const stored = await client.query<Rules>(
      `select kind, every_hours as "everyHours", is_on as "isOn", has_permission as "hasPermission"
       from sources where id = $1 for no key update`,
      [id],
    )
    const [rules] = stored.rows
    if (!rules) return refused('notFound')
    const issues = faultsTogether({ ...rules, ...data })
    if (issues.length > 0) return refused('invalid', { issues })
    if (data.address !== undefined && (await isTaken(client, data.address, id)))
      return refused('alreadyExists')
    await req.payload.update({ ...optionsOf(req), id, data })
    return readOne(client, id)
  })
}

/** Removes a source with everything that it said; the events that came from it stay as they are. */
export async function deleteSource(managing: Managing, id: string): Promise<Refusal | null> {
  return writing(managing, async (client, req) => {
    const { rowCount } = await client.query('select from sources where id = $1 for update', [id])
    if (rowCount === 0) return refused('notFound')
    await req.payload.delete({ ...optionsOf(req), id })
    return null
  })
}

function writing<Result>(
  { services, user }: Managing,
  work: (client: PoolClient, req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    return work(client, req)
  })
}

type Rules = Pick<ReadSourceEdit, 'kind' | 'everyHours' | 'isOn' | 'hasPermission'>

/** What the fields say together, once what is changed stands beside what is not. */
function faultsTogether({ kind, everyHours, isOn, hasPermission }: Rules): Issue[] {
  const least = leastHoursOf(kind)
  return [
    ...(isOn && !hasPermission && needsPermission(kind)
      ? [{ path: 'hasPermission', code: 'required' as const }]
      : []),
    ...(everyHours < least ? [{ path: 'everyHours', code: 'min' as const, values: { min: least } }] : []),
  ]
}

const optionsOf = (req: PayloadRequest) =>
  ({ collection: 'sources', req, user: req.user, overrideAccess: false, depth: 0 }) as const

async function isTaken(client: PoolClient, address: string, ownId: string | null): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from sources where address = $1 and id is distinct from $2::uuid',
    [address, ownId],
  )
  return rowCount !== 0
}

async function readOne(client: PoolClient, id: string): Promise<ManagedSource> {
  const [source] = await listSources(client, new Date(), id)
  if (!source) throw new Error('a source vanished while it was written')
  return source
}
