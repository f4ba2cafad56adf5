import { cityLabel } from '@cyberluach/i18n/event-place'
import { countryLabel } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'

import type { Texts } from '../text/texts.ts'
import type { Submission } from '../queue/submission.ts'

/** Where an event takes place, from the closest to the widest; of an online event that it is online comes first. */
export function placeParts(submission: Submission, t: Texts, locale: Locale): string[] {
  const { isOnline, locationVenue, locationCity, locationCountry } = submission
  const country = locationCountry && countryLabel(locale, locationCountry)
  const city = locationCity && cityLabel(locale, locationCity)
  const parts = [isOnline ? t.common.online : null, locationVenue, city, country]
  return parts.flatMap((part) => part || [])
}
