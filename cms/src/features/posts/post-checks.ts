import { freeSlug, longestSlug } from '@cyberluach/core/text/identifiers'
import type { PayloadRequest } from 'payload'
import { problem } from '../../panel/labels.ts'
import { textIn } from '../../panel/text-in.ts'
import { clientOf } from '../../platform/database/transaction.ts'
import { slugsLike } from './rows.ts'

type Context = { req: PayloadRequest; id?: number | string }

/**
 * A published post has a title in English, from whichever language it is published; the Hebrew one may be missing. One
 * that is written in Hebrew alone has its title in Hebrew.
 */
export async function postTitle(value: unknown, { req, id }: Context): Promise<true | string> {
  if (req.context.isHebrewAlone || (await isPublicInHebrewAlone(req, id))) return true
  if (req.locale !== 'he') return textIn(value) !== '' || problem(req, 'titleNeeded')
  const isAlone = req.query?.publishSpecificLocale === 'he'
  const english = isAlone ? await publishedTitleOf(req, id) : await englishTitleOf(req, { id, title: undefined })
  if (english !== '') return true
  const isHebrewAlone = !isAlone && textIn(value) !== '' && (await isWrittenInHebrewAlone(req, id))
  return isHebrewAlone || problem(req, 'titleNeeded')
}

/** An address that a link can carry, and no other post has. The refusal names a free one. */
export async function postSlug(value: unknown, { req, id }: Context): Promise<true | string> {
  const slug = textIn(value)
  // A post that is not titled yet: the title's own refusal says what is missing.
  if (slug === '') return true
  if (slug.length > longestSlug || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return problem(req, 'slugForm')
  const free = freeSlug(slug, await slugsLike(await clientOf(req), slug, id))
  return free === slug || problem(req, 'slugTaken', { slug: free })
}

/** The post's title in English, with what is being saved; the empty text where it has none. */
export async function englishTitleOf(
  req: PayloadRequest,
  { id, title }: { id: unknown; title: unknown },
): Promise<string> {
  if (req.locale !== 'he' && title !== undefined) return textIn(title)
  return textIn((await readTitles(req, id, saved))?.english)
}

/** The English title that readers see; the Hebrew texts may be published without what is drafted in English. */
async function publishedTitleOf(req: PayloadRequest, id: unknown): Promise<string> {
  return textIn((await readTitles(req, id, ofReaders))?.english)
}

/** Whether readers have the post, and none of its texts in English. */
async function isPublicInHebrewAlone(req: PayloadRequest, id: unknown): Promise<boolean> {
  const post = await readTitles(req, id, ofReaders)
  return Boolean(post?.isPublic && post.hebrew && !post.english && !post.hasContent)
}

/** Whether nothing of a post is written in English, as it was last saved. */
async function isWrittenInHebrewAlone(req: PayloadRequest, id: unknown): Promise<boolean> {
  const post = await readTitles(req, id, saved)
  return post !== null && !post.english && !post.hasContent
}

/** `hasContent`: in English. */
type Titles = { english: string | null; hebrew: string | null; hasContent: boolean; isPublic: boolean }

async function readTitles(req: PayloadRequest, id: unknown, text: string): Promise<Titles | null> {
  if (typeof id !== 'string') return null
  const { rows } = await (await clientOf(req)).query<Titles>(text, [id])
  return rows[0] ?? null
}

const saved = `
  select en.version_title as english, he.version_title as hebrew, en.version_content is not null as "hasContent",
    v.version__status = 'published' as "isPublic"
  from _posts_v v
  left join _posts_v_locales en on en._parent_id = v.id and en._locale = 'en'
  left join _posts_v_locales he on he._parent_id = v.id and he._locale = 'he'
  where v.parent_id = $1 and v.latest order by v.updated_at desc limit 1`

const ofReaders = `
  select en.title as english, he.title as hebrew, en.content is not null as "hasContent",
    p._status = 'published' as "isPublic"
  from posts p
  left join posts_locales en on en._parent_id = p.id and en._locale = 'en'
  left join posts_locales he on he._parent_id = p.id and he._locale = 'he'
  where p.id = $1`
