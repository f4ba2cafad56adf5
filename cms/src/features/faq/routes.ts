import * as textsApi from '@cyberluach/api/texts'
import type { FaqGroup, FaqText } from '@cyberluach/api/texts'
import { handle } from '../../platform/http/endpoint.ts'
import { done } from '../../platform/http/outcome.ts'
import { faqAnchor, freeSlug } from '@cyberluach/core/text/identifiers'
import type { Pool } from 'pg'

const getFaq = handle(textsApi.getFaq, async ({ query, services: { pool } }) =>
  done(200, await readFaq(pool, query.locale)),
)

type Locale = FaqText['locale']
type InBoth = { en: string | null; he: string | null }
type Row = { id: string; title: InBoth; entries: { id: string; question: InBoth; answer: InBoth }[] }

/** The groups that have a title and a question, and of their questions those that are answered, in any language. */
async function readFaq(pool: Pool, locale: Locale): Promise<FaqGroup[]> {
  const { rows } = await pool.query<Row>(groups)
  const taken = new Set<string>()
  return rows.flatMap((row) => groupOf(row, locale, taken) ?? [])
}

function groupOf({ id, title, entries }: Row, locale: Locale, taken: Set<string>): FaqGroup | null {
  const shown = textIn(locale, title)
  const questions = entries.flatMap((entry) => {
    const [question, answer] = [textIn(locale, entry.question), textIn(locale, entry.answer)]
    return question && answer ? { id: entry.id, question, answer } : []
  })
  if (!shown || questions.length === 0) return null
  const anchor = freeSlug(faqAnchor(title.en, id), taken)
  taken.add(anchor)
  return { id: anchor, title: shown, questions }
}

function textIn(locale: Locale, texts: InBoth): FaqText | null {
  const other = locale === 'en' ? 'he' : 'en'
  for (const candidate of [locale, other] as const) {
    const text = texts[candidate]?.trim()
    if (text) return { text, locale: candidate }
  }
  return null
}

const inBoth = (column: string) => `json_build_object('en', en.${column}, 'he', he.${column})`

const groups = `
  select g.id, ${inBoth('title')} as title,
    coalesce((
      select json_agg(json_build_object('id', e.id, 'question', ${inBoth('question')}, 'answer', ${inBoth('answer')})
        order by e._order)
      from faq_groups_entries e
      left join faq_groups_entries_locales en on en._parent_id = e.id and en._locale = 'en'
      left join faq_groups_entries_locales he on he._parent_id = e.id and he._locale = 'he'
      where e._parent_id = g.id
    ), '[]') as entries
  from faq_groups g
  left join faq_groups_locales en on en._parent_id = g.id and en._locale = 'en'
  left join faq_groups_locales he on he._parent_id = g.id and he._locale = 'he'
  order by g._order, g.created_at
`

export const faqRoutes = [getFaq] as const
