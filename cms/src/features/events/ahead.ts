import type { CoveredFact } from '@cyberluach/core/events/expected'
import { isCounted } from './rows.ts'

type TextOf = (locale: 'en' | 'he', column: 'title' | 'description') => string

/** The texts of a row `e` of `events`, each looked up by its key. */
const lookedUp: TextOf = (locale, column) =>
  `(select l.${column} from events_locales l where l._parent_id = e.id and l._locale = '${locale}')`

/** What of a row `e` of `events` tells whether it should say a fact, and whether it does. */
export function factConditions(textOf: TextOf = lookedUp): Record<CoveredFact, { isOf: string; has: string }> {
  const isThere = (text: string) => `coalesce(${text}, '') <> ''`
  const [text, textHe] = [isThere(textOf('en', 'description')), isThere(textOf('he', 'description'))]
  const every = (has: string) => ({ isOf: 'true', has })
  return {
    text: every(`(${text} or ${textHe})`),
    link: every('e.registration_url is not null'),
    venue: { isOf: '(not e.is_online or e.location_country is not null)', has: 'e.location_venue is not null' },
    hours: every('e.starts_at is not null'),
    price: every('(e.admission is not null or e.price is not null)'),
    titleHe: every(isThere(textOf('he', 'title'))),
    textHe: { isOf: `(${text} or ${textHe})`, has: textHe },
  }
}

/** Whether a row `e` of `events` is not over on a day and counts; samples and what was called off do not. */
export const isAhead = (day: string) => `(e.end_day >= ${day} and ${isCounted})`

/** The month in which it begins; what runs on the day counts in the month of that. */
export const monthAhead = (day: string) => `left(greatest(e.start_day, ${day}), 7)`
