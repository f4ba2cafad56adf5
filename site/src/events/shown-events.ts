import { isFiltered, matchesFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import type { Locale } from '@cyberluach/i18n/locales'
import type { ListedEvent } from './listed-event.ts'

/** The events that pass the filter and are among `only`; null for `only` lets all of them through. */
export function shownEvents(
  events: readonly ListedEvent[],
  { filter, only, locale }: { filter: EventFilter; only: readonly string[] | null; locale: Locale },
): readonly ListedEvent[] {
  const among = only ? events.filter(({ id }) => only.includes(id)) : events
  if (!isFiltered(filter)) return among
  return among.filter((event) =>
    matchesFilter({ description: '', descriptionHe: null, ...event }, filter, locale),
  )
}
