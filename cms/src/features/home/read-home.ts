import type { Locale } from '@cyberluach/i18n/locales'
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { relativeTime } from '@cyberluach/i18n/format'
import type { PayloadRequest, Where } from 'payload'
import { may, type Role } from '@cyberluach/core/sign-in/roles'
import { roleOf } from '../../access/roles.ts'
import { configuration } from '../../platform/configuration.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { waitingConditions } from '../sources/publish/proposals.ts'
import { countProposals } from '../english/proposals.ts'
import { countAwaitingPublication } from '../posts/publish-hebrew.ts'
import { countWaitingNow } from '../translations/pending.ts'
import { listAddress } from '../translations/form-address.ts'
import { kinds, type Kind, type State } from '../translations/kinds.ts'
import { failedMailsAddress, daysOfFailedMails } from '@cyberluach/core/messages/failed-mails'
import type { Pool } from 'pg'
import { textIn } from '../../panel/text-in.ts'
import { subDays } from 'date-fns/subDays'

export type Home = {
  waiting: Waiting[]
  /** Of those who write posts. */
  posts: { drafts: HomePost[]; planned: HomePost[] } | null
}

/** What the first screen of the panel shows to whoever asks, by their role. */
export async function readHome(req: PayloadRequest, now = new Date()): Promise<Home> {
  const role = roleOf(req.user)
  const pool = databasePool()
  const queues = role && may(role, 'moderate') ? await readQueues(pool, now, role) : []
  if (!may(role, 'word')) return { waiting: queues, posts: null }
  const translations = await readTranslations(now)
  if (!may(role, 'write')) return { waiting: translations.filter(isThere), posts: null }
  const [posts, translated, proposed] = await Promise.all([
    readPosts(req, now),
    countAwaitingPublication(pool),
    countProposals(pool),
  ])
  const waiting: Waiting[] = [
    ...queues,
    { what: 'translated', count: translated, href: '/admin/translations#awaiting-publication' },
    { what: 'eventTexts', count: proposed, href: '/admin/translations#awaiting-english' },
    ...both(translations),
  ]
  return { waiting: waiting.filter(isThere), posts }
}

/** Of each kind of text those without Hebrew, and those of which the English is another by now. */
async function readTranslations(now: Date): Promise<Waiting[]> {
  const all = await countWaitingNow(databasePool(), now, configuration().timeZone)
  return kinds.flatMap((kind) =>
    (['missing', 'changed'] as const).map((what) => ({
      what,
      kind,
      count: all[kind][what],
      href: listAddress({ kind, state: what }),
    })),
  )
}

/** One line for those who only have to know of it. */
function both(translations: Waiting[]): Waiting[] {
  return (['missing', 'changed'] as const).map((what) => ({
    what,
    count: translations.filter((each) => each.what === what).reduce((sum, { count }) => sum + count, 0),
    href: `/admin/translations?state=${what}`,
  }))
}

function isThere({ count }: Waiting): boolean {
  return count > 0
}

type Queue = 'submissions' | 'contact' | 'feedback'
type What = Queue | keyof OtherWork

const tab = (name: string) => ({ href: `/admin/dashboard#${name}`, isDashboard: true })

const placesAt = (now: Date): Record<What, Pick<Waiting, 'href' | 'isDashboard'>> => ({
  submissions: tab('submissions'),
  requests: tab('submissions'),
  decisions: tab('sources'),
  contact: tab('contact'),
  feedback: tab('feedback'),
  deadlines: tab('events'),
  sources: tab('sources'),
  offers: tab('sources'),
  mails: { href: failedMailsAddress(now) },
  keptMails: { href: failedMailsAddress(now, 'kept') },
})

/** What is seen by an admin alone: lists that fail or are offered, and mails that did not leave. */
const administered: ReadonlySet<What> = new Set(['sources', 'offers', 'mails', 'keptMails'])

/** What only those who moderate may decide, and what of it an admin alone. */
export async function readQueues(pool: Pool, now: Date, role: Role): Promise<Waiting[]> {
  const [{ rows }, other] = await Promise.all([
    pool.query<{ what: Queue; count: number; oldest: Date | null }>(
      `select case event_type when 'contact_message' then 'contact' when 'feedback' then 'feedback' else 'submissions' end as what,
         count(*)::integer as count, min(created_at) as oldest
       from submissions where status = 'pending' group by 1`,
    ),
    readOtherWork(pool, now),
  ])
  const found: Partial<Record<What, OtherWork['mails']>> = {
    ...other,
    ...Object.fromEntries(rows.map(({ what, ...row }) => [what, row])),
  }
  return Object.entries(placesAt(now)).flatMap(([name, place]) => {
    const what = name as What
    const row = found[what]
    const isTheirs = may(role, 'administer') || !administered.has(what)
    return row && row.count > 0 && isTheirs ? [{ what, ...row, ...place }] : []
  })
}

export type HomePost = { id: string; title: string; savedAt: Date; publishedAt: Date | null }

type HomePosts = {
  /** Those that their readers do not have, the last saved first. */
  drafts: HomePost[]
  /** Those that are published by themselves at a later time, the next first. */
  planned: HomePost[]
}

type Found = { id: unknown; title?: unknown; updatedAt: string; publishedAt?: string | null }

const most = 100
const shown = 6

/** The posts that somebody is still to do something with, as far as whoever asks may read them. */
export async function readPosts(req: PayloadRequest, now: Date): Promise<HomePosts> {
  const drafted = await find(req, {
    draft: true,
    sort: '-updatedAt',
    where: { _status: { equals: 'draft' } },
  })
  const ids = drafted.map(({ id }) => id)
  const [open, planned] = await Promise.all([
    find(req, { draft: false, sort: 'id', where: and({ id: { in: ids } }, isPublic) }),
    find(req, {
      draft: false,
      sort: 'publishedAt',
      where: and(isPublic, { publishedAt: { greater_than: now.toISOString() } }),
    }),
  ])
  const known = new Set(open.map(({ id }) => id))
  const drafts = drafted.filter(({ id, title }) => !known.has(id) && title !== '')
  return { drafts: drafts.slice(0, shown), planned: planned.slice(0, shown) }
}

const isPublic: Where = { _status: { equals: 'published' } }
const and = (...conditions: Where[]): Where => ({ and: conditions })

type PostQuery = { draft: boolean; sort: string; where: Where }

async function find(req: PayloadRequest, { draft, sort, where }: PostQuery): Promise<HomePost[]> {
  const { docs } = await req.payload.find({
    collection: 'posts',
    draft,
    sort,
    where,
    limit: most,
    depth: 0,
    locale: 'all',
    select: { title: true, publishedAt: true, updatedAt: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return (docs as unknown as Found[]).map(({ id, title, updatedAt, publishedAt }) => ({
    id: String(id),
    title: textIn(title),
    savedAt: new Date(updatedAt),
    publishedAt: publishedAt ? new Date(publishedAt) : null,
  }))
}

/** What waits besides what was handed in, as the dashboard and the panel's first screen both name it. */
const otherWork = ['requests', 'decisions', 'sources', 'offers', 'deadlines', 'mails', 'keptMails'] as const

type OtherWork = Record<(typeof otherWork)[number], { count: number; oldest: Date | null }>

/** For so long after a call has closed somebody is asked to look whether it was extended. */
const daysOfQuestions = 7

/** How much there is of each, and since when the oldest waits; a list that fails waits since nobody knows when. */
export async function readOtherWork(pool: Pool, now: Date): Promise<OtherWork> {
  const { rows } = await pool.query<{ what: keyof OtherWork; count: number; oldest: Date | null }>(
    `select 'requests' as what, count(*)::integer as count, min(r.created_at) as oldest
     from event_requests r join events e on e.submission_id = r.submission_id where r.decided_at is null
     union all
     select 'decisions', count(*)::integer, min(p.created_at) from proposals p
     join sightings s on s.id = p.sighting_id where ${waitingConditions(now).asked}
     union all
     select 'sources', count(*)::integer, null from sources s, lateral (
       select outcome from source_runs r where r.source_id = s.id order by r.id desc limit 1
     ) last
     where s.is_on and last.outcome in ('degraded', 'failed')
     union all
     select 'offers', count(*)::integer, min(created_at) from calendar_offers where decided_at is null
     union all
     select 'deadlines', count(*)::integer, min(q.asked_at) from deadline_questions q
     where q.is_for_staff and q.answered_at is null and q.closes_at > $2 and exists (
       select from events_deadlines d where d._parent_id = q.event_id and d.kind::text = q.kind and d.day = q.day)
     union all
     select 'mails', count(*)::integer, min(created_at) from mails where status = 'failed' and created_at > $1
     union all
     select 'keptMails', count(*)::integer, min(created_at) from mails where status = 'kept' and created_at > $1`,
    [subDays(now, daysOfFailedMails), subDays(now, daysOfQuestions)],
  )
  const none = Object.fromEntries(otherWork.map((what) => [what, { count: 0, oldest: null }])) as OtherWork
  return rows.reduce((work, { what, count, oldest }) => ({ ...work, [what]: { count, oldest } }), none)
}

/** What somebody is needed for: how often, where it is done, and since when the oldest waits. */
export type Waiting = {
  what: 'submissions' | 'contact' | 'feedback' | keyof OtherWork | 'eventTexts' | 'translated' | State
  count: number
  href: string
  /** Of a translation: what kind of text it is of. */
  kind?: Kind
  oldest?: Date | null
  /** The dashboard is a page without the panel's frame: it is loaded whole. */
  isDashboard?: boolean
}

/** How long ago, in words of the language: minutes, hours, then days. */
export function since(then: Date, now: Date, language: Locale): string {
  const past = Math.max(0, now.getTime() - then.getTime())
  if (past >= millisecondsInDay) return relativeTime(language, -Math.floor(past / millisecondsInDay), 'day', 'auto')
  if (past >= millisecondsInHour) return relativeTime(language, -Math.floor(past / millisecondsInHour), 'hour', 'auto')
  return relativeTime(language, -Math.floor(past / millisecondsInMinute), 'minute', 'auto')
}
