import { cityNames } from '../places/city-names.ts'
import { countryCodes, countryName, countryNameIn } from '../places/country-code.ts'
import type { EventType } from './event.ts'
import { foldedText } from '../text/spelling.ts'

/** What a word of a search can mean besides itself. */
export type Meaning =
  | { kind: 'type'; value: EventType }
  | { kind: 'country'; value: string }
  | { kind: 'city'; value: string }
  | { kind: 'online'; value: 'online' }
  | { kind: 'month'; value: string }
  | { kind: 'year'; value: string }

const types: Partial<Record<EventType, string>> = {
  ctf: 'ctf, ctfs, capture the flag, סיטיאף, תפוס את הדגל',
  conference: 'conference, conferences, conf, כנס, כנסים, כנסי, ועידה, ועידות, ועידת',
  workshop: 'workshop, workshops, סדנה, סדנא, סדנאות, סדנת',
  competition: 'competition, competitions, contest, contests, תחרות, תחרויות',
  meetup: 'meetup, meetups, מפגש, מפגשים, מפגשי, מיטאפ, מיטאפים',
  training: 'training, trainings, course, courses, הדרכה, הדרכות, הכשרה, הכשרות, קורס, קורסים',
  webinar: 'webinar, webinars, וובינר, וובינרים, ובינר',
  hackathon: 'hackathon, hackathons, האקתון, האקתונים',
}

const online = 'online, virtual, אונליין, מקוון, מקוונת, מקוונים, וירטואלי'

const months = [
  'january, jan, ינואר',
  'february, feb, פברואר',
  'march, mar, מרץ, מרס',
  'april, apr, אפריל',
  'may, מאי',
  'june, jun, יוני',
  'july, jul, יולי',
  'august, aug, אוגוסט',
  'september, sept, sep, ספטמבר',
  'october, oct, אוקטובר',
  'november, nov, נובמבר',
  'december, dec, דצמבר',
]

/** What people write of countries that Intl calls otherwise; two letters are words of sentences too often. */
const countries: Record<string, string> = {
  US: 'usa, america, united states of america, ארהב',
  GB: 'uk, britain, great britain, england, scotland, wales, אנגליה, סקוטלנד',
  AE: 'uae, אמירויות',
  NL: 'holland',
  CZ: 'czech republic',
  TR: 'turkey',
  KR: 'korea',
}

/** What people write of cities in short; a quotation mark in an acronym is no letter. */
const cities: Record<string, string> = {
  'Tel Aviv': 'tlv, תא',
  'Beer Sheva': 'בש',
  Jerusalem: 'י ם, jlm',
  'New York': 'nyc, ny, new york city',
  'San Francisco': 'sf',
  'Los Angeles': 'לוס אנגלס',
  'Las Vegas': 'vegas, וגאס',
  Washington: 'dc, washington dc',
  Bangalore: 'bengaluru',
}

/** Said between words that mean something, and nothing of themselves. */
export const fillers: ReadonlySet<string> = new Set(
  'a an and at for from in near of on the to event events ב ה ל מ ו ש של את עם על אירוע אירועים אירועי ליד'.split(' '),
)

/** The most words that one name consists of. */
export const longestName = 4

let meanings: Map<string, Meaning> | undefined

/** What each name means, as it is looked for. Made once: some 900 names. */
export function knownMeanings(): ReadonlyMap<string, Meaning> {
  if (meanings) return meanings
  const known = new Map<string, Meaning>()
  const add = (names: Iterable<string>, meaning: Meaning) => {
    for (const name of names) {
      const folded = foldedText(name)
      if (!known.has(folded)) known.set(folded, meaning)
    }
  }
  for (const [type, names] of Object.entries(types)) add(names.split(', '), { kind: 'type', value: type as EventType })
  add(online.split(', '), { kind: 'online', value: 'online' })
  for (const [index, names] of months.entries())
    add(names.split(', '), { kind: 'month', value: String(index + 1).padStart(2, '0') })
  for (const { english, names } of cityNames())
    add([...names, ...(cities[english]?.split(', ') ?? [])], { kind: 'city', value: english })
  for (const code of countryCodes) {
    const value = countryName(code)
    add([value, countryNameIn('he', code)], { kind: 'country', value })
    add(countries[code]?.split(', ') ?? [], { kind: 'country', value })
  }
  meanings = known
  return known
}
