import { sharedHostPattern } from '@cyberluach/core/shared-hosts'

/** How much two titles have in common, of 1, to be called similar: half of their runs of three letters. */
export const similarity = 0.5

/** The host of a link without a leading www. */
const hostOf = (column: string) =>
  `lower(substring(${column} from '^[a-zA-Z]+://(?:[^/@]*@)?(?:www\\.)?([^/:?#]+)'))`

/** The host, where events that have it in common have more than that in common; null where many share it. */
export const ownHostOf = (column: string) =>
  `case when ${hostOf(column)} ~ '${sharedHostPattern}' then null else ${hostOf(column)} end`

/** A link without what is written in more than one way. */
export const linkOf = (column: string) =>
  `lower(regexp_replace(${column}, '^[a-zA-Z]+://(www\\.)?|/*([?#].*)?$', '', 'g'))`

export type SimilarRow = {
  submissionId: string
  eventId: string | null
  waitingId: string | null
  title: string
  titleHe: string | null
  day: string
  since: Date
  sameDay: boolean
  sameLinkHost: boolean
  samePlace: boolean
  similarTitle: boolean
}

/** What was asked about, as both searches compare it. */
export const asked = `
  asked as materialized (
    select s.id, s.title, s.title_he, s.is_online, lower(s.location_country) as country, lower(s.location_city) as city,
      to_char(s.starts_at at time zone $2, 'YYYY-MM-DD') as day, ${ownHostOf('s.registration_url')} as host,
      ${linkOf('s.registration_url')} as link
    from submissions s
    where s.id = any($1::uuid[]) and s.event_type not in ('contact_message', 'feedback')
  )`
