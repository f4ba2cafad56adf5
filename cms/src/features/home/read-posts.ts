import type { PayloadRequest, Where } from 'payload'
import { textIn } from '../../panel/text-in.ts'

export type HomePost = { id: string; title: string; savedAt: Date; publishedAt: Date | null }

export type HomePosts = {
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

type Asked = { draft: boolean; sort: string; where: Where }

async function find(req: PayloadRequest, { draft, sort, where }: Asked): Promise<HomePost[]> {
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
