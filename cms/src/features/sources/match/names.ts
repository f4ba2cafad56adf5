import { hebrewCityName, knownCities } from '@cyberluach/core/places/city-names'
import { normalized } from '@cyberluach/core/text/text-hygiene'

/** What of an event, or of a row of a list, tells which one it is. */
export type Named = {
  title: string
  titleHe: string | null
  city: string | null
  country: string | null
}

/**
 * How alike the names of two events are, from 0 to 1: franchise words struck, each script by itself, the best of the
 * titles that both have in one script. Null where no title of one can be compared with any of the other.
 */
export function alike(one: Named, other: Named): number | null {
  const places = sameCity(one, other) === false ? new Set<string>() : placesOf(one, other)
  const scores = titlesOf(one).flatMap((title) =>
    titlesOf(other)
      .filter((candidate) => candidate.script === title.script)
      .map((candidate) => alikeNames(title, candidate, places)),
  )
  return scores.length > 0 ? Math.max(...scores) : null
}

/** Whether both are in one city as far as it is told, by the name where nothing else does; null where one does not tell. */
export function sameCity(one: Named, other: Named): boolean | null {
  const [here, there] = [cityOf(one), cityOf(other)]
  if (here && there) return here === there || here.startsWith(`${there} `) || there.startsWith(`${here} `)
  const [city, silent] = here ? [here, other] : [there, one]
  return city.length > 2 && ` ${foldedName(silent.title)} `.includes(` ${city} `) ? true : null
}

/** Without what stands behind a comma or in parentheses: a state, a country. In English where its Hebrew name is known. */
function cityOf({ city }: Named): string {
  const name = foldedName(city?.split(/[,(]/)[0] ?? '')
  return hebrewCities().get(name) ?? name
}

let foldedCities: ReadonlyMap<string, string> | undefined
/** English names of cities by their Hebrew ones, as names are compared. */
function hebrewCities(): ReadonlyMap<string, string> {
  return (foldedCities ??= new Map(
    knownCities().map((city) => [foldedName(hebrewCityName(city) ?? ''), foldedName(city)]),
  ))
}

function titlesOf({ title, titleHe }: Named): Name[] {
  const names = [title, titleHe].filter((name): name is string => Boolean(name?.trim())).map(readName)
  return names.filter(({ words, franchises }) => words.length + franchises.length > 0)
}

function placesOf(...events: Named[]): Set<string> {
  const places = events.flatMap(({ city, country }) => [city, country])
  return new Set(places.flatMap((place) => foldedName(place ?? '').split(' ')).filter(Boolean))
}

function alikeNames(one: Name, other: Name, places: ReadonlySet<string>): number {
  if (one.year && other.year && one.year !== other.year) return 0
  if (isOtherOf(one, other, regions)) return 0
  const whole = alikeWords(one.words, other.words)
  const [here, there] = [withoutPlaces(one, places), withoutPlaces(other, places)]
  const areBare = here.length + there.length === 0
  const placed = areBare ? Number(one.franchises.length > 0) : alikeWords(here, there)
  const isOneBare = !areBare && (here.length === 0 || there.length === 0)
  return Math.min(Math.max(whole, isOneBare ? 0 : placed), mostFor(one, other))
}

/** No more than this, whatever the words say. */
function mostFor(one: Name, other: Name): number {
  const shared = one.franchises.filter((franchise) => other.franchises.includes(franchise))
  const all = new Set([...one.franchises, ...other.franchises])
  if (shared.length === 0 && all.size > 0) return 0.5
  return areBeside(one, other) ? 0.55 : 1
}

/** Whether both have one title, to the last word and with the year that it names. */
export function isSameTitle(one: Named, other: Named): boolean {
  return readName(one.title).year !== null && foldedName(one.title) === foldedName(other.title)
}

/** Whether one of the two stands beside the other, as a training does beside its conference, or the track of one. */
export function isBeside(one: Named, other: Named): boolean {
  const there = titlesOf(other)
  return titlesOf(one).some((here) => there.some((name) => name.script === here.script && areBeside(here, name)))
}

function areBeside(one: Name, other: Name): boolean {
  return one.isBeside !== other.isBeside || hasPrefix(one, other) || hasPrefix(other, one)
}

/** "CT-RSA" is held within "RSA". */
function hasPrefix({ words: [first = '', ...rest] }: Name, { words }: Name): boolean {
  if (!/^[a-z]{2,3}$/.test(first) || first in regions || rest.length === 0) return false
  return rest.join(' ') === words.join(' ')
}

/** Both name one of the kind, and not the same. */
function isOtherOf(one: Name, other: Name, kinds: Readonly<Record<string, string>>): boolean {
  const [here, there] = [one, other].map(({ words }) => words.flatMap((word) => kinds[word] ?? []))
  if (!here?.length || !there?.length) return false
  return !here.some((kind) => there.includes(kind))
}

const withoutPlaces = ({ words }: Name, places: ReadonlySet<string>) => words.filter((word) => !places.has(word))

/** A name all of whose words the other has is nearly as good as it. */
function alikeWords(one: readonly string[], other: readonly string[]): number {
  const [here, there] = [one.join(''), other.join('')]
  if (!here || !there) return 0
  if (here === there) return 1
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  const isPart = few.every((word) => many.includes(word)) && few.join('').length >= 4
  if (isPart) return 0.8
  return trigramsAlike(one.join(' '), other.join(' '))
}

/** A name as it is compared: what it is one of (`franchises`), and the words that tell it from the others. */
export type Name = {
  franchises: string[]
  words: string[]
  /** It says that it is a training, a track or the like, and not a conference with one. */
  isBeside: boolean
  year: string | null
  script: 'latin' | 'hebrew'
}

/** Points and accents of both scripts. */
const points = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g
/** Stand between letters of one word: apostrophes, geresh and gershayim. */
const joining = /["'`\u00b4\u05f3\u05f4\u2018\u2019\u201c\u201d]/g
/** "S&P" is a name; its letters alone are none. */
const initials = /(?<![\p{L}\p{N}])(\p{L})&(\p{L})(?![\p{L}\p{N}])/gu
const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/**
 * The letters and digits of a name in one spelling: small, without points, accents and punctuation, final letters of Hebrew
 * as any other, words parted by one space. The maqaf parts words as a hyphen does.
 */
export function foldedName(name: string): string {
  return normalized(name, 'NFKD')
    .toLowerCase()
    .replace(initials, '$1and$2')
    .replace(points, '')
    .replace(joining, '')
    .replace(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reads a name; `places` are what is known of where it is, which tells nothing that the place does not tell. */
export function readName(name: string): Name {
  let text = ` ${foldedName(name)} `
  const found: string[] = []
  for (const { name: franchise, pattern } of franchises) {
    const without = text.replace(pattern, ' ')
    if (without !== text) found.push(franchise)
    text = without
  }
  const years = text.match(/ (?:19|20)\d\d(?= )/g)?.map((year) => year.trim()) ?? []
  const words = text
    .split(' ')
    .filter((word) => word && !unsaying.has(word) && !/^(19|20)\d\d$|^\d+(st|nd|rd|th)$/.test(word))
    .flatMap((word) => (found.length > 0 ? (cityAliases[word] ?? word).split(' ') : [word]))
  const city = found.length > 0 ? hebrewCities().get(words.join(' ')) : undefined
  return {
    franchises: found,
    words: city?.split(' ') ?? words,
    isBeside: words.some((word) => besides.has(word)) && !/ (?:conferences?|כנס|הכנס) /.test(text),
    year: years.length === 1 ? (years[0] ?? null) : null,
    script: !city && /[\u05d0-\u05ea]/.test(text) ? 'hebrew' : 'latin',
  }
}

/** How alike two texts are, from 0 to 1, as `similarity` of PostgreSQL's `pg_trgm` counts it. */
export function trigramsAlike(one: string, other: string): number {
  const [here, there] = [trigramsOf(one), trigramsOf(other)]
  if (here.size === 0 || there.size === 0) return 0
  let shared = 0
  for (const trigram of here) if (there.has(trigram)) shared += 1
  return shared / (here.size + there.size - shared)
}

function trigramsOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text.split(' ').filter(Boolean)) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3))
  }
  return found
}

/** What tells which one it is. */
export const namedOf = ({ title, titleHe, city, country }: Omit<Named, 'title'> & { title: string | null }): Named => ({
  title: title ?? '',
  titleHe,
  city,
  country,
})

/**
 * What many events are called that have nothing to do with one another; the place tells them apart. In Hebrew letters as
 * in Latin ones, each as `foldedName` leaves it, with a space on either side.
 */
export const franchises: readonly { name: string; pattern: RegExp }[] = [
  { name: 'bsides', pattern: / (?:security )?b ?sides ?| (?:בי ?סיידס|ביסיידס) /g },
  { name: 'owasp', pattern: / owasp (?=.)| (?:אוואספ|אווספ) /g },
  { name: 'appsecDays', pattern: / app ?sec days? /g },
  { name: 'defconGroup', pattern: / (?:def ?con group|dc group|dcg) ?/g },
]

/** Words that a list adds or leaves out at will. */
export const unsaying: ReadonlySet<string> = new Set(
  `the a an of on in at for and & to with by conference conferences symposium summit congress convention annual
  international edition event events security cybersecurity acm ieee ifip iacr inc
  כנס הכנס כנסי של על את ועידת ועידה השנתי הבינלאומי אירוע סייבר אבטחת מידע`
    .split(/\s+/)
    .filter(Boolean),
)

/** How those who run a franchise shorten its place. */
export const cityAliases: Readonly<Record<string, string>> = {
  tlv: 'tel aviv',
  telaviv: 'tel aviv',
  lv: 'las vegas',
  lasvegas: 'las vegas',
  sf: 'san francisco',
  sanfrancisco: 'san francisco',
  nyc: 'new york',
  newyork: 'new york',
  la: 'los angeles',
  dc: 'washington',
  nova: 'northern virginia',
  nola: 'new orleans',
  pdx: 'portland',
  satx: 'san antonio',
  sanantonio: 'san antonio',
  kc: 'kansas city',
  kansascity: 'kansas city',
  mke: 'milwaukee',
  roc: 'rochester',
  slc: 'salt lake city',
  saltlakecity: 'salt lake city',
  mtl: 'montreal',
  to: 'toronto',
  bud: 'budapest',
  cph: 'copenhagen',
  ldn: 'london',
  ath: 'athens',
  fra: 'frankfurt',
  denhaag: 'the hague',
  thehague: 'the hague',
  philly: 'philadelphia',
  nash: 'nashville',
  bham: 'birmingham',
  hbg: 'harrisburg',
  ba: 'bratislava',
  ume: 'umea',
}

/** Parts of the world that name one of several editions in a year. */
export const regions: Readonly<Record<string, string>> = {
  eu: 'europe',
  europe: 'europe',
  emea: 'emea',
  mea: 'mea',
  usa: 'usa',
  us: 'usa',
  america: 'america',
  americas: 'america',
  asia: 'asia',
  apac: 'asia',
  africa: 'africa',
  canada: 'canada',
  uk: 'uk',
  latam: 'latam',
  east: 'east',
  west: 'west',
  spring: 'spring',
  fall: 'fall',
  autumn: 'fall',
  winter: 'winter',
  summer: 'summer',
}

/** What stands beside an event or before it, and is one of its own. */
export const besides: ReadonlySet<string> = new Set(
  `training trainings workshop workshops ctf qualifier qualifiers quals finals final kickoff party meetup afterparty
  track village colloquium webinar bootcamp careers hackathon הכשרה סדנה סדנאות מסיבה`
    .split(/\s+/)
    .filter(Boolean),
)
