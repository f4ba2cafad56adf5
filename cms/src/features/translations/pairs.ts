import { sql, type SQL } from 'drizzle-orm'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { databaseOf } from '../../platform/database/transaction.ts'

/** What is stored in English and Hebrew, by the collection that it stands in. */
export const subjects = ['faq-groups', 'posts', 'events', 'media'] as const

export type Subject = (typeof subjects)[number]

/**
 * Every text of the collection with its translation, as rows of: id, field, name (of what kind of text it is), heading
 * (of its document), english, hebrew, place (which orders them) and element (of the form that edits it). Of posts the
 * latest version counts, published or not.
 */
export function pairsOf(subject: Subject): SQL {
  return sql.raw(pairs[subject])
}

/** The words of a text of the editor's, whatever they look like: a change of its looks asks for no translation. */
const wordsOf = (column: string) =>
  `(select string_agg(word #>> '{}', ' ') from jsonb_path_query(${column}, 'strict $.**.text') as word)`

const inBoth = (table: string, parent: string) => `
  left join ${table} en on en._parent_id = ${parent} and en._locale = 'en'
  left join ${table} he on he._parent_id = ${parent} and he._locale = 'he'`

const pairs: Record<Subject, string> = {
  'faq-groups': `
    select g.id, 'title' as field, 'title' as name, en.title as heading, en.title as english, he.title as hebrew,
      g._order as place, 'field-title' as element
    from faq_groups g ${inBoth('faq_groups_locales', 'g.id')}
    union all
    select g.id, 'entries.' || e.id || '.' || text.name, text.name, title.title, text.english, text.hebrew,
      g._order || '.' || lpad(e._order::text, 6, '0'), 'field-entries__' || (e._order - 1) || '__' || text.name
    from faq_groups g
    left join faq_groups_locales title on title._parent_id = g.id and title._locale = 'en'
    join faq_groups_entries e on e._parent_id = g.id
    ${inBoth('faq_groups_entries_locales', 'e.id')}
    cross join lateral (
      values ('question', en.question, he.question), ('answer', en.answer, he.answer)
    ) as text (name, english, hebrew)`,
  posts: `
    select p.id, text.name as field, text.name, en.version_title as heading, text.english, text.hebrew,
      to_char(p.created_at, 'YYYY-MM-DD HH24:MI:SS') as place, 'field-' || text.name as element
    from posts p
    join _posts_v v on v.parent_id = p.id and v.latest
    ${inBoth('_posts_v_locales', 'v.id')}
    cross join lateral (
      values
        ('title', en.version_title, he.version_title),
        ('excerpt', en.version_excerpt, he.version_excerpt),
        ('content', ${wordsOf('en.version_content')}, ${wordsOf('he.version_content')})
    ) as text (name, english, hebrew)`,
  events: `
    select e.id, text.name as field, text.name, en.title as heading, text.english, text.hebrew,
      e.start_day as place, 'field-' || text.name as element
    from events e
    ${inBoth('events_locales', 'e.id')}
    cross join lateral (
      values ('title', en.title, he.title), ('description', en.description, he.description)
    ) as text (name, english, hebrew)`,
  media: `
    select m.id, 'alt' as field, 'alt' as name, m.filename as heading, en.alt as english, he.alt as hebrew,
      m.filename as place, 'field-alt' as element
    from media m ${inBoth('media_locales', 'm.id')}`,
}

/** How a text is remembered. */
export const hashOf = (column: SQL) => sql`encode(sha256(convert_to(coalesce(${column}, ''), 'UTF8')), 'hex')`

type Hooks = {
  beforeChange: CollectionBeforeChangeHook
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
}

/**
 * Remembers for which English text a Hebrew one was written, in the transaction of the change. The texts are compared
 * as the database holds them, so that it does not matter who changed them, in which language of the form, and how.
 */
export function notesOn(subject: Subject): Hooks {
  return {
    beforeChange: async ({ data, originalDoc, operation, req }) => {
      if (operation === 'update') await noteBefore(req, subject, String(originalDoc.id))
      return data
    },
    afterChange: async ({ doc, req }) => noteAfter(req, subject, String(doc.id)),
    afterDelete: async ({ id, req }) => {
      const database = await databaseOf(req)
      await database.execute(sql`delete from translation_marks where subject = ${subject} and subject_id = ${id}::uuid`)
    },
  }
}

/** Notes that the Hebrew texts of these, which are new, were written for the English ones that they have. */
export async function noteNewTranslations(client: PoolClient, subject: Subject, ids: readonly string[]): Promise<void> {
  await noteHebrew(drizzle({ client }), subject, textsOf(subject, ids))
}

/** What was translated before anybody took notes was translated from what stands there until this change. */
async function noteBefore(req: PayloadRequest, subject: Subject, id: string): Promise<void> {
  await (
    await databaseOf(req)
  ).execute(sql`
    insert into translation_marks (subject, subject_id, field, english_hash, hebrew_hash)
    select ${subject}, id, field, english_hash, hebrew_hash from (${textsOf(subject, [id])}) as text
    where coalesce(hebrew, '') <> ''
    on conflict do nothing
  `)
}

/** A Hebrew text that is another than before was written for the English one of now; one that is gone, for none. */
async function noteAfter(req: PayloadRequest, subject: Subject, id: string): Promise<void> {
  const database = await databaseOf(req)
  const texts = textsOf(subject, [id])
  await database.execute(sql`
    delete from translation_marks m using (${texts}) as text
    where m.subject = ${subject} and m.subject_id = text.id and m.field = text.field
      and m.hebrew_hash <> text.hebrew_hash and coalesce(text.hebrew, '') = ''
  `)
  await noteHebrew(database, subject, texts)
}

async function noteHebrew(database: Pick<NodePgDatabase, 'execute'>, subject: Subject, texts: SQL): Promise<void> {
  await database.execute(sql`
    insert into translation_marks (subject, subject_id, field, english_hash, hebrew_hash)
    select ${subject}, id, field, english_hash, hebrew_hash from (${texts}) as text
    where coalesce(hebrew, '') <> ''
    on conflict (subject, subject_id, field) do update
      set english_hash = excluded.english_hash, hebrew_hash = excluded.hebrew_hash
      where translation_marks.hebrew_hash <> excluded.hebrew_hash
  `)
}

function textsOf(subject: Subject, ids: readonly string[]): SQL {
  return sql`
    select pair.*, ${hashOf(sql`english`)} as english_hash, ${hashOf(sql`hebrew`)} as hebrew_hash
    from (${pairsOf(subject)}) as pair where pair.id = any(${sql.param(ids)}::uuid[])
  `
}
