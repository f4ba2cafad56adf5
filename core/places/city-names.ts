import { hasHebrew } from '../text/text-direction.ts'

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
  'abu dhabi': 'אבו דאבי',
  amsterdam: 'אמסטרדם',
  anchorage: 'אנקורג׳',
  arlington: 'ארלינגטון',
  athens: 'אתונה',
  atlanta: 'אטלנטה',
  auckland: 'אוקלנד',
  austin: 'אוסטין',
  baltimore: 'בולטימור',
  bangkok: 'בנגקוק',
  barcelona: 'ברצלונה',
  beijing: 'בייג׳ינג',
  berlin: 'ברלין',
  bern: 'ברן',
  birmingham: 'ברמינגהם',
  bologna: 'בולוניה',
  boston: 'בוסטון',
  brisbane: 'בריזביין',
  bristol: 'בריסטול',
  brussels: 'בריסל',
  bucharest: 'בוקרשט',
  budapest: 'בודפשט',
  'buenos aires': 'בואנוס איירס',
  calgary: 'קלגרי',
  cambridge: 'קיימברידג׳',
  canberra: 'קנברה',
  charlotte: 'שארלוט',
  chennai: 'צ׳נאי',
  chicago: 'שיקגו',
  cologne: 'קלן',
  copenhagen: 'קופנהגן',
  dallas: 'דאלאס',
  delhi: 'דלהי',
  denver: 'דנוור',
  detroit: 'דטרויט',
  dresden: 'דרזדן',
  dubai: 'דובאי',
  dublin: 'דבלין',
  dubrovnik: 'דוברובניק',
  edinburgh: 'אדינבורו',
  frankfurt: 'פרנקפורט',
  'frankfurt am main': 'פרנקפורט',
  geneva: 'ז׳נבה',
  goa: 'גואה',
  hamburg: 'המבורג',
  hannover: 'הנובר',
  hanoi: 'האנוי',
  helsinki: 'הלסינקי',
  'hong kong': 'הונג קונג',
  'hong kong sar': 'הונג קונג',
  honolulu: 'הונולולו',
  houston: 'יוסטון',
  istanbul: 'איסטנבול',
  jakarta: 'ג׳קרטה',
  johannesburg: 'יוהנסבורג',
  krakow: 'קרקוב',
  'kuala lumpur': 'קואלה לומפור',
  'las vegas': 'לאס וגאס',
  lausanne: 'לוזאן',
  leeds: 'לידס',
  lisbon: 'ליסבון',
  london: 'לונדון',
  'los angeles': 'לוס אנג׳לס',
  lyon: 'ליון',
  madrid: 'מדריד',
  manchester: 'מנצ׳סטר',
  melbourne: 'מלבורן',
  'mexico city': 'מקסיקו סיטי',
  miami: 'מיאמי',
  milan: 'מילאנו',
  minneapolis: 'מיניאפוליס',
  montreal: 'מונטריאול',
  moscow: 'מוסקבה',
  mumbai: 'מומבאי',
  munich: 'מינכן',
  nairobi: 'ניירובי',
  nashville: 'נאשוויל',
  'new delhi': 'ניו דלהי',
  'new york': 'ניו יורק',
  orlando: 'אורלנדו',
  oslo: 'אוסלו',
  ottawa: 'אוטווה',
  paris: 'פריז',
  perth: 'פרת׳',
  philadelphia: 'פילדלפיה',
  phoenix: 'פיניקס',
  pittsburgh: 'פיטסבורג',
  portland: 'פורטלנד',
  porto: 'פורטו',
  prague: 'פראג',
  pune: 'פונה',
  raleigh: 'ראלי',
  reykjavik: 'רייקיאוויק',
  riga: 'ריגה',
  rome: 'רומא',
  'salt lake city': 'סולט לייק סיטי',
  'san diego': 'סן דייגו',
  'san francisco': 'סן פרנסיסקו',
  'san jose': 'סן חוזה',
  'santa barbara': 'סנטה ברברה',
  'santa clara': 'סנטה קלרה',
  'sao paulo': 'סאו פאולו',
  seattle: 'סיאטל',
  seoul: 'סיאול',
  shanghai: 'שנחאי',
  singapore: 'סינגפור',
  sofia: 'סופיה',
  stockholm: 'שטוקהולם',
  strasbourg: 'שטרסבורג',
  sydney: 'סידני',
  taipei: 'טאיפיי',
  tallinn: 'טאלין',
  tampa: 'טמפה',
  tbilisi: 'טביליסי',
  'the hague': 'האג',
  thessaloniki: 'סלוניקי',
  tokyo: 'טוקיו',
  toronto: 'טורונטו',
  toulouse: 'טולוז',
  vancouver: 'ונקובר',
  venice: 'ונציה',
  vienna: 'וינה',
  vilnius: 'וילנה',
  warsaw: 'ורשה',
  washington: 'וושינגטון',
  wellington: 'וולינגטון',
  zagreb: 'זאגרב',
  zurich: 'ציריך',
}

/**
 * The Hebrew name of a city as people write it in English (`Tel-Aviv`, `Be'er Sheva`, `Haifa, Carmel`), or null where
 * none is known.
 */
export function hebrewCityName(city: string): string | null {
  const name = cityKey(city)
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
  return [...cities].filter((city) => englishCityName(city)?.toLowerCase().includes(sought)).map(cityKey)
}

/** The English name of a city that is written in Hebrew, or null where none is known: `Beer Sheva`. */
export function englishCityName(city: string): string | null {
  if (!hasHebrew(city)) return null
  const name = cityKey(city)
  const known = Object.keys(hebrew).find((english) => cityKey(hebrew[english] ?? '') === name)
  return known?.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ?? null
}

/** Whether two texts name the same city, in whichever language and spelling each is: `Haifa` and `חיפה`. */
export function isSameCity(one: string, other: string): boolean {
  const [first, second] = [one, other].map((city) => cityKey(hebrewCityName(city) ?? city))
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

/** The name of a city as it is compared: without what follows a comma and without signs, in small letters. */
export function cityKey(city: string): string {
  const [name = ''] = city.split(',')
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’׳]/g, '')
    .replace(/[\s\-–־]+/g, ' ')
    .trim()
    .toLowerCase()
}
