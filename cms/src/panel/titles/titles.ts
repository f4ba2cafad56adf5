import { databasePool } from '../../platform/database/pool.ts'
import { isLocale, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'

const statements: Record<string, string> = {
  events: `select _locale as locale, title from events_locales where _parent_id = $1 and title <> '' order by _locale`,
  'faq-groups': `select _locale as locale, title from faq_groups_locales where _parent_id = $1 and title <> '' order by _locale`,
  posts: `select l._locale as locale, l.version_title as title
    from _posts_v v join _posts_v_locales l on l._parent_id = v.id
    where v.parent_id = $1 and v.latest and l.version_title <> '' order by v.updated_at desc, l._locale`,
}

/** The titles that a document has, by their languages; of a post as it was last saved. */
export async function titlesOf(slug: string, id: string): Promise<{ locale: string; title: string }[]> {
  const { rows } = await databasePool().query<{ locale: string; title: string }>(statements[slug] ?? '', [id])
  return rows
}

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

/** The title of a view of our own in the panel, by its path below `/admin`; null of any other page. */
export function panelTitle(path: string, locale: Locale): string | null {
  const { personalData, securityPanel, translationsPanel } = messagesFor(locale)
  if (path === 'personal-data') return personalData.title
  if (path === 'security') return securityPanel.title
  return path === 'translations' ? translationsPanel.title : null
}

/** The title of a page of the panel as a browser's tab shows it: `Editing - Post | CyberLuach`, `עריכה: פוסט | סייברלוח`. */
export function tabTitle(title: string, locale: Locale): string {
  const said = locale === 'he' ? title.replace(' - ', ': ') : title
  return `${said} | ${messagesFor(locale).common.brand}`
}
