import { hasHebrew } from './text-direction.ts'

/**
 * The Hebrew names of Israel's cities and of those abroad that hold most conferences. No browser knows them, as it knows
 * countries; each page's scripts carry them. The first English name of a city is the one that English pages show.
 */
const hebrew: Record<string, string> = {
  acre: 'עכו',
  akko: 'עכו',
  'airport city': 'איירפורט סיטי',
  ariel: 'אריאל',
  ashdod: 'אשדוד',
  ashkelon: 'אשקלון',
  'bat yam': 'בת ים',
  'beer sheva': 'באר שבע',
  beersheba: 'באר שבע',
  'bnei brak': 'בני ברק',
  'bene beraq': 'בני ברק',
  caesarea: 'קיסריה',
  eilat: 'אילת',
  givatayim: 'גבעתיים',
  haifa: 'חיפה',
  herzliya: 'הרצליה',
  herzeliya: 'הרצליה',
  herzliyya: 'הרצליה',
  'hod hasharon': 'הוד השרון',
  holon: 'חולון',
  jerusalem: 'ירושלים',
  'kfar saba': 'כפר סבא',
  'kiryat gat': 'קריית גת',
  'kiryat ono': 'קריית אונו',
  lod: 'לוד',
  modiin: 'מודיעין',
  nahariya: 'נהרייה',
  nazareth: 'נצרת',
  'ness ziona': 'נס ציונה',
  netanya: 'נתניה',
  'or yehuda': 'אור יהודה',
  'petah tikva': 'פתח תקווה',
  'petach tikva': 'פתח תקווה',
  raanana: 'רעננה',
  'ramat gan': 'רמת גן',
  'ramat hasharon': 'רמת השרון',
  rehovot: 'רחובות',
  'rishon lezion': 'ראשון לציון',
  'rishon letzion': 'ראשון לציון',
  'rosh haayin': 'ראש העין',
  'tel aviv': 'תל אביב',
  'tel aviv yafo': 'תל אביב־יפו',
  tiberias: 'טבריה',
  yokneam: 'יקנעם',
  'yokneam illit': 'יקנעם עילית',
  amsterdam: 'אמסטרדם',
  arlington: 'ארלינגטון',
  athens: 'אתונה',
  atlanta: 'אטלנטה',
  barcelona: 'ברצלונה',
  berlin: 'ברלין',
  bern: 'ברן',
  boston: 'בוסטון',
  brisbane: 'בריזביין',
  brussels: 'בריסל',
  budapest: 'בודפשט',
  calgary: 'קלגרי',
  canberra: 'קנברה',
  chicago: 'שיקגו',
  dubai: 'דובאי',
  dublin: 'דבלין',
  frankfurt: 'פרנקפורט',
  'frankfurt am main': 'פרנקפורט',
  geneva: 'ז׳נבה',
  hamburg: 'המבורג',
  houston: 'יוסטון',
  istanbul: 'איסטנבול',
  johannesburg: 'יוהנסבורג',
  krakow: 'קרקוב',
  'las vegas': 'לאס וגאס',
  lausanne: 'לוזאן',
  lisbon: 'ליסבון',
  london: 'לונדון',
  'los angeles': 'לוס אנג׳לס',
  madrid: 'מדריד',
  melbourne: 'מלבורן',
  miami: 'מיאמי',
  montreal: 'מונטריאול',
  munich: 'מינכן',
  'new york': 'ניו יורק',
  oslo: 'אוסלו',
  paris: 'פריז',
  prague: 'פראג',
  rome: 'רומא',
  'san diego': 'סן דייגו',
  'san francisco': 'סן פרנסיסקו',
  seattle: 'סיאטל',
  seoul: 'סיאול',
  singapore: 'סינגפור',
  stockholm: 'שטוקהולם',
  sydney: 'סידני',
  tallinn: 'טאלין',
  tampa: 'טמפה',
  tokyo: 'טוקיו',
  toronto: 'טורונטו',
  vienna: 'וינה',
  warsaw: 'ורשה',
  washington: 'וושינגטון',
  zurich: 'ציריך',
}

/**
 * The Hebrew name of a city as people write it in English (`Tel-Aviv`, `Be'er Sheva`, `Haifa, Carmel`), or null where
 * none is known.
 */
export function hebrewCityName(city: string): string | null {
  const name = plainName(city)
  return Object.hasOwn(hebrew, name) ? (hebrew[name] ?? null) : null
}

/**
 * The cities that a page in the language names with this text although they were written in the other: without signs, in
 * small letters (`beer sheva`).
 */
export function citiesNamed(language: 'en' | 'he', text: string): string[] {
  const sought = text.toLowerCase()
  if (language === 'he') return Object.keys(hebrew).filter((city) => hebrew[city]?.includes(sought))
  const cities = new Set(Object.values(hebrew))
  return [...cities].filter((city) => englishCityName(city)?.toLowerCase().includes(sought)).map(plainName)
}

/** The English name of a city that is written in Hebrew, or null where none is known: `Beer Sheva`. */
export function englishCityName(city: string): string | null {
  if (!hasHebrew(city)) return null
  const name = plainName(city)
  const known = Object.keys(hebrew).find((english) => plainName(hebrew[english] ?? '') === name)
  return known?.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ?? null
}

/** Whether two texts name the same city, in whichever language and spelling each is: `Haifa` and `חיפה`. */
export function isSameCity(one: string, other: string): boolean {
  const [first, second] = [one, other].map((city) => plainName(hebrewCityName(city) ?? city))
  return first !== '' && first === second
}

/** Every known city by the English name that is shown of it, each once. */
export function knownCities(): string[] {
  return [...new Set(Object.values(hebrew))].flatMap((city) => englishCityName(city) ?? [])
}

/** Every known city by the English name that is shown of it, with all its names in both languages. */
export function cityNames(): { english: string; names: string[] }[] {
  return [...new Set(Object.values(hebrew))].flatMap((name) => {
    const english = englishCityName(name)
    if (!english) return []
    return [{ english, names: [name, ...Object.keys(hebrew).filter((city) => hebrew[city] === name)] }]
  })
}

/** The city alone, without signs, in small letters. */
function plainName(city: string): string {
  const [name = ''] = city.split(',')
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’׳]/g, '')
    .replace(/[\s\-–־]+/g, ' ')
    .trim()
    .toLowerCase()
}
