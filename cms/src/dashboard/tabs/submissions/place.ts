import { isOnlineOnly, placeNames, placeOf } from '@cyberluach/i18n/places'
import type { Locale } from '@cyberluach/i18n/locales'

import type { Texts } from '../../text/texts.ts'
import type { Submission } from '../queue/submission.ts'

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
