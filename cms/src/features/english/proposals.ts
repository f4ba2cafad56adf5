import type { Pool, PoolClient } from 'pg'
import { may } from '@cyberluach/core/sign-in/roles'
import { isLocale } from '@cyberluach/i18n/locales'
import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, PayloadRequest, Endpoint } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { otherTextsField } from '../../panel/custom-components.ts'
import { problem } from '../../panel/labels.ts'
import { rejection } from '../../panel/errors.ts'
import { textIn } from '../../panel/text-in.ts'
import { databaseOf, inPayloadTransaction } from '../../platform/database/transaction.ts'
import { recordInRequest } from '../audit/audit.ts'
import { z } from 'zod'
import { bodyOf, panelEndpoint } from '../../panel/panel-endpoint.ts'
import { englishCalls } from './calls.ts'

/** The English of an event; empty where it has none. */
export type Texts = { title: string; description: string }

export const textNames = ['title', 'description'] as const

/** What somebody who may not publish it wrote of an event's English; null of what they left as it was. */
export type EnglishProposal = {
  eventId: string
  /** As readers have it now. */
  now: Texts
  proposed: { title: string | null; description: string | null }
  by: string
  at: Date
}

const columns = `
  p.event_id as "eventId", jsonb_build_object('title', coalesce(l.title, ''), 'description', coalesce(l.description, '')) as now,
  jsonb_build_object('title', p.title, 'description', p.description) as proposed, p.proposed_by as by, p.proposed_at as at`

const tables = `
  event_text_proposals p left join events_locales l on l._parent_id = p.event_id and l._locale = 'en'`

/** What waits for somebody who publishes, what was written first at the top. */
export async function readProposals(pool: Pool): Promise<EnglishProposal[]> {
  const { rows } = await pool.query<EnglishProposal>(
    `select ${columns} from ${tables} order by p.proposed_at, p.event_id`,
  )
  return rows
}

/** What waits of one event; null where nothing does. */
export async function readProposal(pool: Pool, event: string): Promise<EnglishProposal | null> {
  const { rows } = await pool.query<EnglishProposal>(`select ${columns} from ${tables} where p.event_id = $1`, [event])
  return rows[0] ?? null
}

export async function countProposals(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from event_text_proposals')
  return rows[0]?.count ?? 0
}

/** Takes what waits of an event, as it was looked at; null where it is another by now, or none. */
async function takeProposal(
  client: PoolClient,
  event: string,
  at: string,
): Promise<EnglishProposal['proposed'] | null> {
  const { rows } = await client.query<EnglishProposal['proposed']>(
    `delete from event_text_proposals
     where event_id = $1 and date_trunc('milliseconds', proposed_at) = $2::timestamptz
     returning title, description`,
    [event, at],
  )
  return rows[0] ?? null
}

type Sent = Record<string, unknown>

/**
 * What a translator writes of an event's English is stored beside the event until somebody who publishes decides, as with a
 * post; its Hebrew is public at once. What was sent is cut down before Payload looks at it: an event has no drafts.
 */
export const proposeEnglish: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || operation !== 'update' || !isProposer(req)) return args
  const { id, data = {} } = args as { id?: string; data?: Sent }
  const english = englishPart(data, req)
  if (!english) return args
  // Of many at once nobody reads what each says: their English stays.
  if (typeof id !== 'string') return { ...args, data: withEnglish(data, {}, req) }
  const now = await englishOf(req, id)
  const changed = changesOf(english, now)
  if (changed) await keep(req, id, now, changed)
  return { ...args, data: withEnglish(data, now, req) }
}

const isProposer = ({ user }: PayloadRequest) => may(roleOf(user), 'word') && !may(roleOf(user), 'write')

/** Where what was sent says something in English: in the form's own fields, or in those beside them. */
function englishPart(data: Sent, req: PayloadRequest): Sent | null {
  if (!isLocale(req.locale ?? '')) throw rejection(req.t('error:notAllowedToPerformAction'), 403)
  const part = req.locale === 'en' ? data : data[otherTextsField]
  const isSaid = typeof part === 'object' && part !== null && textNames.some((name) => name in part)
  return isSaid ? (part as Sent) : null
}

function withEnglish(data: Sent, now: Partial<Texts>, { locale }: PayloadRequest): Sent {
  const others = Object.entries(data).filter(([name]) => !(textNames as readonly string[]).includes(name))
  if (locale === 'en') return { ...Object.fromEntries(others), ...now }
  const { [otherTextsField]: _, ...own } = data
  return 'title' in now ? { ...own, [otherTextsField]: now } : own
}

async function englishOf(req: PayloadRequest, id: string): Promise<Texts> {
  const database = await databaseOf(req)
  const { rows } = await database.execute<Texts>(
    sql`select coalesce(title, '') as title, coalesce(description, '') as description from events_locales
      where _parent_id = ${id}::uuid and _locale = 'en'`,
  )
  return rows[0] ?? { title: '', description: '' }
}

/** What differs from what readers have; null where nothing does. */
function changesOf(sent: Sent, now: Texts): EnglishProposal['proposed'] | null {
  const changed = (name: keyof Texts): string | null => {
    const written = name in sent ? textIn(sent[name]) : now[name].trim()
    return written === now[name].trim() ? null : written
  }
  const [title, description] = [changed('title'), changed('description')]
  return title === null && description === null ? null : { title, description }
}

async function keep(
  req: PayloadRequest,
  id: string,
  now: Texts,
  { title, description }: EnglishProposal['proposed'],
): Promise<void> {
  if (title === '') throw rejection(problem(req, 'titleNeeded'), 400)
  const database = await databaseOf(req)
  await database.execute(sql`
    insert into event_text_proposals (event_id, title, description, proposed_by)
    values (${id}::uuid, ${title}, ${description}, ${String(req.user?.username)})
    on conflict (event_id) do update set title = excluded.title, description = excluded.description,
      proposed_by = excluded.proposed_by, proposed_at = now()
  `)
  await recordInRequest(req, { action: 'eventTextsProposed', subject: id, details: now.title })
}

const body = z.object({ at: z.iso.datetime() })

/** For editors and admins: 404 where nothing waits of the event, or something else by now. */
export const englishEndpoints: Endpoint[] = [
  decision('publish', async (req, id, { title, description }) => {
    await req.payload.update({
      collection: 'events',
      id,
      locale: 'en',
      data: { ...(title !== null && { title }), ...(description !== null && { description }) },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return 'eventTextsPublished'
  }),
  decision('decline', async () => 'eventTextsDeclined'),
]

type Deed = 'eventTextsPublished' | 'eventTextsDeclined'

function decision(
  name: keyof typeof englishCalls,
  carryOut: (req: PayloadRequest, id: string, proposed: EnglishProposal['proposed']) => Promise<Deed>,
): Endpoint {
  return panelEndpoint(englishCalls[name], 'write', async (request, id) => {
    const parsed = body.safeParse(await bodyOf(request))
    if (!parsed.success) return Response.json({}, { status: 404 })
    const isDone = await inPayloadTransaction(request.payload, async (client, req) => {
      const { user, i18n } = request
      Object.assign(req, { user, i18n })
      const proposed = await takeProposal(client, id, parsed.data.at)
      if (!proposed) return false
      const action = await carryOut(req, id, proposed)
      const details = proposed.title ?? proposed.description?.slice(0, 80) ?? null
      await recordInRequest(req, { action, subject: id, details })
      return true
    })
    return Response.json({}, { status: isDone ? 200 : 404 })
  })
}
