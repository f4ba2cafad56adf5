/** The Hebrew names of Israel's cities. No browser knows them, as it knows countries; each page's scripts carry them. */
const hebrew: Record<string, string> = {
  'airport city': 'איירפורט סיטי',
  ashdod: 'אשדוד',
  ashkelon: 'אשקלון',
  'bat yam': 'בת ים',
  'beer sheva': 'באר שבע',
  beersheba: 'באר שבע',
  'bnei brak': 'בני ברק',
  caesarea: 'קיסריה',
  eilat: 'אילת',
  givatayim: 'גבעתיים',
  haifa: 'חיפה',
  herzliya: 'הרצליה',
  'hod hasharon': 'הוד השרון',
  holon: 'חולון',
  jerusalem: 'ירושלים',
  'kfar saba': 'כפר סבא',
  lod: 'לוד',
  modiin: 'מודיעין',
  nazareth: 'נצרת',
  'ness ziona': 'נס ציונה',
  netanya: 'נתניה',
  'petah tikva': 'פתח תקווה',
  raanana: 'רעננה',
  'ramat gan': 'רמת גן',
  rehovot: 'רחובות',
  'rishon lezion': 'ראשון לציון',
  'tel aviv': 'תל אביב',
  'tel aviv yafo': 'תל אביב־יפו',
  tiberias: 'טבריה',
  yokneam: 'יקנעם',
}

/**
 * The Hebrew name of a city as people write it in English (`Tel-Aviv`, `Be'er Sheva`, `Haifa, Carmel`), or null where
 * none is known.
 */
export function hebrewCityName(city: string): string | null {
  const plain = plainCity(city)
  return Object.hasOwn(hebrew, plain) ? (hebrew[plain] ?? null) : null
}

/** The cities whose Hebrew name contains the text, as `hebrewCityName` spells them: `beer sheva`. */
export function citiesNamed(text: string): string[] {
  const sought = text.toLowerCase()
  return Object.keys(hebrew).filter((city) => hebrew[city]?.toLowerCase().includes(sought))
}

function plainCity(city: string): string {
  const [name = ''] = city.split(',')
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’׳]/g, '')
    .replace(/[\s\-–]+/g, ' ')
    .trim()
    .toLowerCase()
}
