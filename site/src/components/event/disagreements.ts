import type { SourceClaim } from '@cyberluach/core/events/event-page'
import { datesOf } from '@cyberluach/i18n/event-words'
import { placeNames } from '@cyberluach/i18n/places'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

type Texts = Messages['eventPage']
type Line = { before: string; source: Pick<SourceClaim, 'name' | 'url'>; after: string }

/** What each list says otherwise, a sentence each, parted where the list's name stands. */
export function disagreements(statements: readonly SourceClaim[], locale: Locale, texts: Texts): Line[] {
  return statements.flatMap((statement) =>
    sentencesOf(statement, locale, texts).map((sentence) => {
      const [before = '', after = ''] = sentence.split('{source}')
      return { before, source: statement, after }
    }),
  )
}

function sentencesOf({ otherDays, otherState, otherPlace }: SourceClaim, locale: Locale, texts: Texts) {
  const dates = otherDays && datesOf(locale, otherDays)
  const place = otherPlace && placeNames(locale, locatedAt(otherPlace)).join(', ')
  return [
    ...(dates ? [fill(locale, texts.disagreeDays, { dates })] : []),
    ...(otherState ? [texts.disagreeStates[otherState]] : []),
    ...(place ? [fill(locale, texts.disagreePlace, { place })] : []),
  ]
}

const locatedAt = ({ city, country }: NonNullable<SourceClaim['otherPlace']>) => ({
  locationCity: city,
  locationCountry: country,
})
