/** ISO 3166-1, and XK for Kosovo, which the standard leaves to its users. */
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ
  BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM
  DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS
  GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
  MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
  PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
  SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS XK YE YT ZA ZM ZW
`

/** Two letters of ISO 3166-1: `IL`. */
export type CountryCode = string

/** The codes of every country, by code. Names come from the platform, so browsers load no table. */
export const countryCodes: readonly CountryCode[] = codes.trim().split(/\s+/)

/** CLDR adds "SAR China" to these two and, in their short form only, does not. */
const shortNamed: ReadonlySet<CountryCode> = new Set(['HK', 'MO'])

/** The country's name in a language (a BCP 47 tag): `Germany` for DE in English. Throws a RangeError for no code. */
export function countryNameIn(language: string, code: CountryCode): string {
  const key = `${language} ${code}`
  const known = knownNames.get(key)
  if (known) return known
  const name = namesIn(language, shortNamed.has(code) ? 'short' : 'long').of(code) ?? code
  knownNames.set(key, name)
  return name
}

/** A page says few countries many times. */
const knownNames = new Map<string, string>()

/** The English name, which is what is stored and what the wire carries. */
export function countryName(code: CountryCode): string {
  return countryNameIn('en', code)
}

/** The code of an English name as `countryName` gives it; null for any other text. */
export function countryCodeOf(englishName: string): CountryCode | null {
  byEnglishName ??= new Map(countryCodes.map((code) => [countryName(code), code]))
  return byEnglishName.get(englishName) ?? null
}

/** The English names of the countries whose name in a language contains a text, whatever its case. */
export function countriesNamed(language: string, text: string): string[] {
  const sought = text.toLowerCase()
  return countryCodes.filter((code) => countryNameIn(language, code).toLowerCase().includes(sought)).map(countryName)
}

let byEnglishName: Map<string, CountryCode> | undefined

const displayNames = new Map<string, Intl.DisplayNames>()

function namesIn(language: string, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${language} ${style}`
  const known = displayNames.get(key)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type: 'region', style })
  displayNames.set(key, names)
  return names
}
