import { databasePool } from '../../platform/database/pool.ts'

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
