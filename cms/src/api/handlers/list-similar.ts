import { listSimilar as endpoint } from '@cyberluach/api/list-similar'
import type { Similar } from '@cyberluach/api/list-similar'
import { inTransaction } from '../../platform/database/transaction.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

/** How much two titles have in common, of 1, to be called similar: half of their runs of three letters. */
const similarity = 0.5

export const listSimilar = handle(endpoint, async ({ query, services }) => {
  const { timeZone } = services.configuration
  return inTransaction(async (client) => {
    // A calendar of hundreds would be compared row by row: what comparing two titles costs, the planner does not know.
    await client.query(
      `select set_config('pg_trgm.similarity_threshold', $1, true), set_config('enable_seqscan', 'off', true)`,
      [String(similarity)],
    )
    const { rows } = await client.query<SimilarRow>(search, [query.ids, timeZone])
    return done(200, rows.map(similarOf))
  })
})

type SimilarRow = Omit<Similar, 'publishedAt'> & { publishedAt: Date }

function similarOf({ publishedAt, ...row }: SimilarRow): Similar {
  return { ...row, publishedAt: publishedAt.toISOString() }
}

/** The host of a link without a leading www. */
const hostOf = (column: string) =>
  `lower(substring(${column} from '^[a-zA-Z]+://(?:[^/@]*@)?(?:www\\.)?([^/:?#]+)'))`

/** How much a title of an event in either language has in common with one of the submission's. */
const alike = 'max(greatest(similarity(el.title, asked.title), similarity(el.title, asked.title_he)))'

/**
 * By indexes, the events of the same day and those with a similar title in either language; of these the one that has
 * most in common. What was published from the submission itself is no repetition of it, and nothing repeats a sample.
 * Titles are compared once, and links taken apart once, for each candidate.
 */
const search = `
  with asked as materialized (
    select s.id, s.title, s.title_he, s.is_online, lower(s.location_country) as country, lower(s.location_city) as city,
      to_char(s.starts_at at time zone $2, 'YYYY-MM-DD') as day, ${hostOf('s.registration_url')} as host
    from submissions s
    where s.id = any($1::uuid[]) and s.event_type not in ('contact_message', 'feedback')
  )
  select asked.id as "submissionId", best.id as "eventId", coalesce(en.title, he.title, '') as title,
    he.title as "titleHe", best.day, best.created_at as "publishedAt", best.same_day as "sameDay",
    best.same_host as "sameLinkHost", best.same_place as "samePlace", best.similar_title as "similarTitle"
  from asked
  cross join lateral (
    select *
    from (
      select e.id, e.start_day as day, e.created_at, candidate.titles, e.start_day = asked.day as same_day,
        coalesce(${hostOf('e.registration_url')} = asked.host, false) as same_host,
        (e.is_online and asked.is_online)
          or coalesce(lower(e.location_country) = asked.country and lower(e.location_city) = asked.city, false)
          as same_place,
        coalesce(candidate.titles, 0) >= ${similarity} as similar_title
      from (
        (select el._parent_id as id, ${alike} as titles
         from events_locales el
         where el.title % asked.title or el.title % asked.title_he
         group by 1 order by 2 desc limit 50)
        union all
        (select e.id, (select ${alike} from events_locales el where el._parent_id = e.id)
         from events e
         where e.start_day = asked.day and ${hostOf('e.registration_url')} = asked.host limit 50)
      ) candidate
      join events e on e.id = candidate.id and e.submission_id is distinct from asked.id and not e.is_sample
      offset 0
    ) compared
    order by same_day::integer + same_host::integer + similar_title::integer desc, titles desc nulls last,
      created_at desc
    limit 1
  ) best
  left join events_locales en on en._parent_id = best.id and en._locale = 'en'
  left join events_locales he on he._parent_id = best.id and he._locale = 'he'`
