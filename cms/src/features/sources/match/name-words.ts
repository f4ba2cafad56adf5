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
