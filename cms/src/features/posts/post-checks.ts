import { freeSlug, longestSlug } from '@cyberluach/core/slug'
import type { PayloadRequest } from 'payload'
import { problem } from '../../panel/labels.ts'
import { textIn } from '../../panel/text-in.ts'
import {
  englishTitleOf,
  isPublicInHebrewAlone,
  isWrittenInHebrewAlone,
  publishedTitleOf,
} from './english-title.ts'
import { takenSlugs } from './taken-slugs.ts'

type Context = { req: PayloadRequest; id?: number | string }

/**
 * A published post has a title in English, from whichever language it is published; the Hebrew one may be missing. One
 * that is written in Hebrew alone has its title in Hebrew.
 */
export async function postTitle(value: unknown, { req, id }: Context): Promise<true | string> {
  if (req.context.isHebrewAlone || (await isPublicInHebrewAlone(req, id))) return true
  if (req.locale !== 'he') return textIn(value) !== '' || problem(req, 'titleNeeded')
  const isAlone = req.query?.publishSpecificLocale === 'he'
  const english = isAlone
    ? await publishedTitleOf(req, id)
    : await englishTitleOf(req, { id, title: undefined })
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
  const free = freeSlug(slug, await takenSlugs(req, slug, id))
  return free === slug || problem(req, 'slugTaken', { slug: free })
}
