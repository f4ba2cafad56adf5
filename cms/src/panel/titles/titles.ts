import { databasePool } from '../../platform/database/pool.ts'
import { isLocale, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { containing } from '../../platform/database/conditions.ts'
import { clientOf } from '../../platform/database/transaction.ts'
import { isUuid } from '@cyberluach/core/text/identifiers'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

/** Where a collection keeps the titles of both languages: of posts as they were last saved. */
const titles = {
  events: 'select _parent_id as id, _locale as locale, title, null::timestamptz as saved from events_locales',
  'faq-groups': 'select _parent_id as id, _locale as locale, title, null::timestamptz as saved from faq_groups_locales',
  posts: `select v.parent_id as id, l._locale as locale, l.version_title as title, v.updated_at as saved
    from _posts_v v join _posts_v_locales l on l._parent_id = v.id where v.latest`,
}

type TitleTables = keyof typeof titles

/** The titles that a document has, by their languages. */
export async function titlesOf(slug: string, id: string): Promise<{ locale: string; title: string }[]> {
  const { rows } = await databasePool().query<{ locale: string; title: string }>(
    `select locale, title from (${titles[slug as TitleTables]}) known where id = $1 and title <> ''
     order by saved desc, locale`,
    [id],
  )
  return rows
}

/** More are narrowed by another word. */
const mostFound = 1000

/** Whoever looks for a title in the panel finds it in either language, whichever the panel shows. */
export function searchBothTitles(collection: TitleTables): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'read' && operation !== 'count') return args
    const { where } = args as { where?: Where }
    return where ? { ...args, where: await translated(where, collection, req) } : args
  }
}

async function translated(where: Where, collection: TitleTables, req: PayloadRequest): Promise<Where> {
  const entries = await Promise.all(
    Object.entries(where).map(async ([key, value]): Promise<[string, unknown]> => {
      if (Array.isArray(value)) return [key, await Promise.all(value.map((part) => translated(part, collection, req)))]
      const asked = key === 'title' ? (value as { like?: unknown }).like : undefined
      return typeof asked === 'string' ? ['id', { in: await idsOf(asked, collection, req) }] : [key, value]
    }),
  )
  return Object.fromEntries(entries) as Where
}

/** Every word somewhere in one of the titles, of posts in one that their readers have, too, as the panel's own search has it. */
async function idsOf(text: string, collection: TitleTables, req: PayloadRequest): Promise<string[]> {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const ofReaders = ' union all select _parent_id, _locale, title, null from posts_locales'
  const { rows } = await (
    await clientOf(req)
  ).query<{ id: string }>(
    `select distinct id from (${titles[collection]}${collection === 'posts' ? ofReaders : ''}) known
     where title ilike all($1) limit ${mostFound}`,
    [words.map(containing)],
  )
  return rows.map(({ id }) => String(id))
}

/** Whose texts are in one language at a time; an event’s form has both. */
const inOneLanguage = ['posts', 'faq-groups']

/** The document of an address of the panel that is written in one language at a time; null for any other page. */
export function translatedDocument(segments: readonly string[]): { slug: string; id: string } | null {
  const [place, slug = '', id = '', ...rest] = segments
  const isOne = place === 'collections' && inOneLanguage.includes(slug) && isUuid(id) && rest.length === 0
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
