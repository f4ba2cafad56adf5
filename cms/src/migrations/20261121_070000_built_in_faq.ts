import { builtInFaq } from '@cyberluach/i18n/built-in-documents'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Fills an empty list of groups with the built-in questions, so that editors begin with what the site shows; once in a
 * database's life, so that who deletes every group has none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    with given as (
      select gen_random_uuid() as id, ordinality as place, given.title, given.entries
      from rows from (
        jsonb_to_recordset(${JSON.stringify(rows())}::jsonb) as (title jsonb, entries jsonb)
      ) with ordinality as given (title, entries, ordinality)
      where not exists (select from faq_groups)
    ),
    entry as (
      select g.id as group_id, e.place, e.row ->> 'id' as id, e.row -> 'question' as question, e.row -> 'answer' as answer
      from given g, jsonb_array_elements(g.entries) with ordinality as e (row, place)
    ),
    groups as (
      insert into faq_groups (id, _order) select id, 'a' || (place - 1) from given
    ),
    titles as (
      insert into faq_groups_locales (_parent_id, _locale, title)
      select id, text.key::_locales, text.value from given, jsonb_each_text(title) as text
    ),
    entries as (
      insert into faq_groups_entries (id, _parent_id, _order) select id, group_id, place from entry
    )
    insert into faq_groups_entries_locales (_parent_id, _locale, question, answer)
    select id, text.key::_locales, text.value, answer ->> text.key from entry, jsonb_each_text(question) as text
  `)
}

/** What editors have made of it since is not taken away. */
export async function down(): Promise<void> {}

function rows() {
  const [english, hebrew] = [builtInFaq('en'), builtInFaq('he')]
  return english.map((group, index) => ({
    title: { en: group.title, he: hebrew[index]?.title },
    entries: group.questions.map((entry, place) => {
      const translated = hebrew[index]?.questions[place]
      return {
        id: entry.id,
        question: { en: entry.question, he: translated?.question },
        answer: { en: entry.answer, he: translated?.answer },
      }
    }),
  }))
}
