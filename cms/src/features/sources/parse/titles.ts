import type { EventType } from '@cyberluach/core/events/event-types'
import type { DayKey } from '@cyberluach/core/dates/day-key'

/** The kind that a name states plainly; null where it states none. */
export function kindByName(title: string): EventType | null {
  if (/\bCTF\b/i.test(title)) return 'ctf'
  if (/\bworkshops?\b/i.test(title)) return 'workshop'
  if (/\btrainings?\b/i.test(title)) return 'training'
  if (/\bwebinar\b/i.test(title)) return 'webinar'
  if (/\bhackathon\b/i.test(title)) return 'hackathon'
  if (/\bmeet-?up\b/i.test(title)) return 'meetup'
  return null
}

/** States by their letters, as places of the United States, Canada and Australia are told apart by them. */
const america =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
const canada =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NS Nova Scotia|ON Ontario|QC Quebec|QC Québec|SK Saskatchewan'
const australia =
  'ACT Australian Capital Territory|NSW New South Wales|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia'

/** The letters of states by their names. */
const letters: Record<string, Map<string, string>> = {
  'United States': lettersIn(america).set('Georgia', 'GA'),
  Canada: lettersIn(canada),
  Australia: lettersIn(australia),
}
const american = new Set([...lettersIn(america)].flat().concat('GA', 'DC'))

/** Whether a text behind a city is a state of the United States: its two letters, or its name, but for Georgia's, which may be the country. */
export function isStateOfAmerica(text: string): boolean {
  return american.has(text)
}

/** A state as its letters, so that one city has one name; what is none of the country's stays as it is. */
export function stateLetters(state: string, country: string | null): string {
  return letters[country ?? '']?.get(state) ?? state
}

function lettersIn(states: string): Map<string, string> {
  return new Map(
    states
      .split('|')
      .map((state) => [state.slice(state.indexOf(' ') + 1), state.slice(0, state.indexOf(' '))]),
  )
}

/**
 * Whether an address names a later year than the last day of an event, and none that fits: `…/vb2026/` for 2025, or
 * `…/eu-24/` for 2023. A date was typed with last year's number then. An address of an earlier year is a page that
 * nobody renewed, and says nothing about the date.
 */
export function yearAgainstAddress(endDay: DayKey, url: string | null): boolean {
  if (!url) return false
  const year = Number(endDay.slice(0, 4))
  const named = yearsIn(url.replace(/^https?:\/\//i, ''), year)
  return named.length > 0 && named.every((one) => one > year)
}

function yearsIn(address: string, year: number): number[] {
  const whole = Array.from(address.matchAll(/(?<!\d)20[1-4]\d(?!\d)/g), ([digits]) => Number(digits))
  if (whole.length > 0) return whole
  // Two digits may as well be the number of an edition: they are a year only where they are the next one.
  const short = Array.from(
    address.matchAll(/[a-z]-?(\d\d)(?=[/?#.]|$)/gi),
    ([, digits]) => 2000 + Number(digits),
  )
  return short.filter((one) => one === year || one === year + 1)
}
