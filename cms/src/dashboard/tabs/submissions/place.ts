import { placeNames } from '@cyberluach/i18n/event-place'
import type { Locale } from '@cyberluach/i18n/locales'

import type { Texts } from '../../text/texts.ts'
import type { Submission } from '../queue/submission.ts'

/** Where an event takes place, from the closest to the widest; of an online event that it is online comes first. */
export function placeParts(submission: Submission, t: Texts, locale: Locale): string[] {
  const { isOnline, locationVenue } = submission
  const parts = [isOnline ? t.common.online : null, locationVenue, ...placeNames(locale, submission)]
  return parts.flatMap((part) => part || [])
}
