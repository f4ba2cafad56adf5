import { type EventCredit, creditOf } from '@cyberluach/core/sources/credits'
import type { CalendarEvent, CreditedEvent } from '@cyberluach/core/events/event'

export type CreditRow = { name: string; url: string; licence: string | null }

/** How a source is credited, of the table `sources` as `list`. */
export const creditColumns = `coalesce(nullif(trim(list.credit), ''), list.name) as name,
  coalesce(nullif(trim(list.credit_url), ''), list.address) as url, nullif(trim(list.licence), '') as licence`

/** Of the list that is named as its source, also of one that is gone: another that tells of it has a licence of its own. */
export const namedCredit = `coalesce((select to_json(named) from (
    select ${creditColumns} from sightings seen join sources list on list.id = seen.source_id
    where seen.event_id = e.id
      and (list.name = e.source_name or coalesce(list.credit_url, list.address) = e.source_url)
    order by (list.name = e.source_name) desc, seen.first_seen_at limit 1
  ) named), (select to_json(named) from (
    select gone.credit as name, gone.url, gone.licence from former_sources gone
    where gone.name = e.source_name or gone.url = e.source_url
    order by (gone.name = e.source_name) desc limit 1
  ) named))`

type CreditReport = CreditRow & { checkedAt: string | null; shown: Record<string, string> | null }

export type CreditedRow = { credits: CreditReport[] | null }

/** Every list that names, or named, an event, also one that is gone: what is shown of it may still be that list's. */
export const creditsColumn = creditsOf('true', 'true')

/** The same of the lists that may be passed on. */
export const passedOnCreditsColumn = creditsOf('list.may_pass_on', 'gone.may_pass_on')

function creditsOf(ofList: string, ofGone: string): string {
  return `(select json_agg(to_json(told)) from (
      select one.name, one.url, one.licence, one."checkedAt",
        (select json_object_agg(said.field, said.stated_at order by said.field) from event_statements said
          where said.event_id = e.id and said.is_shown and said.source_id = any(one.ids)) as shown
      from (
        select ${creditColumns}, max(seen.last_seen_at) as "checkedAt", array_agg(distinct list.id) as ids
        from sightings seen join sources list on list.id = seen.source_id
        where seen.event_id = e.id and ${ofList} group by 1, 2, 3
        union all
        select gone.credit, gone.url, gone.licence, e.checked_at, '{}' from former_sources gone
        where ${ofGone} and (gone.name = e.source_name or gone.url = e.source_url)
          and not exists (select from sources list where list.name = gone.name)
      ) one
    ) told) as credits`
}

/** The event with its lists. Where none is known, it is the one that the event names. */
export function creditedOf(event: CalendarEvent, { credits }: CreditedRow): CreditedEvent {
  const { source, checkedAt } = event
  const sources = (credits ?? []).map(eventCreditOf).sort(byShare)
  return {
    ...event,
    sources: sources.length === 0 && source ? [{ ...source, checkedAt, shown: {} }] : sources,
  }
}

function eventCreditOf({ checkedAt, shown, ...row }: CreditReport): EventCredit {
  return {
    ...creditOf(row),
    checkedAt: checkedAt && new Date(checkedAt).toISOString(),
    shown: Object.fromEntries(
      Object.entries(shown ?? {}).map(([field, since]) => [field, new Date(since).toISOString()]),
    ),
  }
}

function byShare(one: EventCredit, other: EventCredit): number {
  return Object.keys(other.shown).length - Object.keys(one.shown).length || one.name.localeCompare(other.name, 'en')
}
