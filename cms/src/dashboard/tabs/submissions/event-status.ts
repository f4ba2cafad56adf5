import { changedState, type ChangedState } from '@cyberluach/core/events/event-states'
import type { Submission } from '../../submission.ts'
import { isOnlineOnly, placeNames, placeOf } from '@cyberluach/i18n/places'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Texts } from '../../ui/text.tsx'

/** What became of a published event that no longer takes place as it was approved. */
export type ChangedStatus = ChangedState | 'deleted'

/** Null where the event is on the calendar as approved, and where none was published. */
export function changedStatusOf({ status, startDate, eventId, eventState }: Submission): ChangedStatus | null {
  // Without a date there was nothing to publish.
  if (status !== 'approved' || startDate === null) return null
  if (eventId === null) return 'deleted'
  return eventState && changedState({ state: eventState })
}

/** Whether the organizer has heard nothing yet: no mail said that it arrived, and no decision was made. */
export function isUnnotified({ status, isMailHeldBack }: Submission): boolean {
  return isMailHeldBack && status === 'pending'
}

/**
 * Where an event takes place, from the closest to the widest; of one that is online only that comes first. One in a city
 * that is online as well is said to be both, as the site says it.
 */
export function placeParts(submission: Submission, t: Texts, locale: Locale): string[] {
  const { isOnline, locationVenue } = submission
  const { online } = t.common
  const parts = isOnlineOnly(submission)
    ? [online, locationVenue, ...placeNames(locale, submission)]
    : [locationVenue, ...(isOnline ? [placeOf(locale, submission, online)] : placeNames(locale, submission))]
  return parts.flatMap((part) => part || [])
}
