import type { PayloadRequest } from 'payload'
import { may } from '@cyberluach/core/roles'
import { roleOf } from '../../access/roles.ts'
import { configuration } from '../../platform/configuration.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { countProposals } from '../english/proposals.ts'
import { countAwaitingPublication } from '../posts/waiting/read-waiting.ts'
import { countWaitingNow } from '../translations/count-waiting.ts'
import { listAddress } from '../translations/form-address.ts'
import { kinds } from '../translations/kinds.ts'
import { readPosts, type HomePost } from './read-posts.ts'
import { readQueues } from './read-queues.ts'
import type { Waiting } from './waiting.ts'

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
