import { asked, linkOf, ownHostOf, similarity } from './likeness.ts'

/** How much a title of an event in either language has in common with one of the submission's. */
const alike = 'max(greatest(similarity(el.title, asked.title), similarity(el.title, asked.title_he)))'

const sameLink = `(${ownHostOf('e.registration_url')} = asked.host or ${linkOf('e.registration_url')} = asked.link)`

/**
 * By indexes, the events of the same day and those with a similar title in either language; of these the one that has
 * most in common. What was published from the submission itself is no repetition of it, and nothing repeats a sample.
 * Titles are compared once, and links taken apart once, for each candidate.
 */
export const similarEvents = `
  with ${asked}
  select asked.id as "submissionId", best.id as "eventId", null as "waitingId",
    coalesce(en.title, he.title, '') as title, he.title as "titleHe", best.day, best.created_at as since,
    best.same_day as "sameDay", best.same_host as "sameLinkHost", best.same_place as "samePlace",
    best.similar_title as "similarTitle"
  from asked
  cross join lateral (
    select *
    from (
      select e.id, e.start_day as day, e.created_at, candidate.titles, e.start_day = asked.day as same_day,
        coalesce(${sameLink}, false) as same_host,
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
         where e.start_day = asked.day and ${sameLink} limit 50)
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
