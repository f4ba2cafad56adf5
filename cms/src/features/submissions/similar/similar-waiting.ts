import { asked, linkOf, ownHostOf, similarity } from './likeness.ts'

/** How much the titles of two submissions have in common, in either language. */
const alike = `greatest(similarity(w.title, asked.title), coalesce(similarity(w.title_he, asked.title_he), 0),
  coalesce(similarity(w.title, asked.title_he), 0), coalesce(similarity(w.title_he, asked.title), 0))`

/**
 * Of the submissions that wait as well, the one that has most in common: of the same day with a similar title or the same
 * link, or called the same on another day. Each sees the other, whichever came first.
 */
export const similarWaiting = `
  with ${asked}, waiting as materialized (
    select s.id, s.title, s.title_he, s.is_online, lower(s.location_country) as country, lower(s.location_city) as city,
      to_char(s.starts_at at time zone $2, 'YYYY-MM-DD') as day, ${ownHostOf('s.registration_url')} as host,
      ${linkOf('s.registration_url')} as link, s.created_at
    from submissions s where s.status = 'pending' and s.event_type not in ('contact_message', 'feedback')
  ), pairs as (
    select asked.id as asked_id, w.* from asked join waiting w on w.day = asked.day
    union
    select asked.id, w.* from asked join waiting w on lower(btrim(w.title)) = lower(btrim(asked.title))
  ), compared as (
    select asked.id as asked_id, w.id, w.title, w.title_he, w.day, w.created_at, ${alike} as titles,
      w.day = asked.day as same_day, coalesce(w.host = asked.host or w.link = asked.link, false) as same_host,
      (w.is_online and asked.is_online)
        or coalesce(w.country = asked.country and w.city = asked.city, false) as same_place
    from pairs w join asked on asked.id = w.asked_id and w.id <> asked.id
  )
  select distinct on (asked_id) asked_id as "submissionId", null as "eventId", id as "waitingId", title,
    title_he as "titleHe", day, created_at as since, same_day as "sameDay", same_host as "sameLinkHost",
    same_place as "samePlace", titles >= ${similarity} as "similarTitle"
  from compared
  where titles >= ${similarity} or same_host
  order by asked_id, same_day::integer + same_host::integer + (titles >= ${similarity})::integer desc, titles desc,
    created_at, id`
