import { isLocale, type Locale } from '@cyberluach/i18n/locales'
import { databasePool } from '../../platform/database/pool.ts'
import { titlesOf } from './titles-of.ts'

/** Whose texts are in one language at a time; an event’s form has both. */
const translated = ['posts', 'faq-groups']
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The document of an address of the panel that is written in one language at a time; null for any other page. */
export function translatedDocument(segments: readonly string[]): { slug: string; id: string } | null {
  const [place, slug = '', id = '', ...rest] = segments
  const isOne = place === 'collections' && translated.includes(slug) && uuid.test(id) && rest.length === 0
  return isOne ? { slug, id } : null
}

/**
 * The language in which a form begins, where Payload would begin it in another: it goes by the one that somebody wrote in
 * last, and shows an empty form of a post that is written in the other. The panel’s language comes first, then whichever
 * has a title; nothing changes for a document without any.
 */
export async function languageToOpen(
  { slug, id }: { slug: string; id: string },
  panel: Locale,
  userId: string,
): Promise<Locale | null> {
  const [titles, last] = await Promise.all([titlesOf(slug, id), lastLanguageOf(userId)])
  const written = titles.map(({ locale }) => locale).filter(isLocale)
  const wanted = written.includes(panel) ? panel : (written[0] ?? null)
  return wanted === last ? null : wanted
}

/** What Payload keeps of whoever is signed in. */
async function lastLanguageOf(userId: string): Promise<string> {
  const { rows } = await databasePool().query<{ value: unknown }>(
    `select p.value from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id
     where p.key = 'locale' and r.users_id = $1`,
    [userId],
  )
  return typeof rows[0]?.value === 'string' ? rows[0].value : 'en'
}
