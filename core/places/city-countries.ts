import { countryName, type CountryCode } from './country-code.ts'
import { cityKey, englishCityName } from './city-names.ts'

/** Israel's cities, and large ones that are meant wherever their name stands alone. */
const cities: Record<CountryCode, string> = {
  IL: 'Acre|Akko|Ariel|Ashdod|Ashkelon|Bat Yam|Beer Sheva|Beersheba|Bnei Brak|Caesarea|Eilat|Givatayim|Haifa|Herzliya|Herzeliya|Herzliyya|Hod Hasharon|Holon|Jerusalem|Kfar Saba|Kiryat Gat|Kiryat Ono|Lod|Modiin|Nahariya|Nazareth|Ness Ziona|Netanya|Or Yehuda|Petah Tikva|Petach Tikva|Raanana|Ramat Gan|Ramat Hasharon|Rehovot|Rishon Lezion|Rishon Letzion|Rosh Haayin|Tel Aviv|Tel Aviv Yafo|Tiberias|Yokneam|Yokneam Illit',
  US: 'Atlanta|Austin|Boston|Chicago|Dallas|Denver|Detroit|Honolulu|Houston|Las Vegas|Los Angeles|Miami|Minneapolis|Nashville|New Orleans|New York|New York City|Orlando|Philadelphia|Phoenix|Pittsburgh|Salt Lake City|San Diego|San Francisco|San Jose|Seattle|Washington DC',
  CA: 'Calgary|Montreal|Ottawa|Toronto|Vancouver',
  GB: 'Belfast|Bristol|Cardiff|Edinburgh|Glasgow|Leeds|Liverpool|London|Manchester',
  DE: 'Berlin|Cologne|Dresden|Dusseldorf|Frankfurt|Hamburg|Heidelberg|Leipzig|Munich|Nuremberg|Stuttgart',
  FR: 'Grenoble|Lille|Lyon|Marseille|Paris|Rennes|Strasbourg|Toulouse',
  ES: 'Barcelona|Bilbao|Madrid|Malaga|Seville',
  IT: 'Bologna|Florence|Milan|Naples|Rome|Turin|Venice',
  CH: 'Basel|Bern|Geneva|Lausanne|Zurich',
  NL: 'Amsterdam|Eindhoven|Rotterdam|The Hague|Utrecht',
  BE: 'Antwerp|Brussels|Ghent|Leuven',
  AT: 'Graz|Vienna',
  PL: 'Gdansk|Krakow|Warsaw|Wroclaw',
  SE: 'Gothenburg|Malmo|Stockholm',
  PT: 'Lisbon|Porto',
  IN: 'Bangalore|Bengaluru|Chennai|Goa|Hyderabad|Mumbai|New Delhi|Pune',
  CN: 'Beijing|Guangzhou|Shanghai|Shenzhen',
  JP: 'Kyoto|Osaka|Tokyo|Yokohama',
  AU: 'Brisbane|Canberra|Perth|Sydney',
  BR: 'Rio de Janeiro|Sao Paulo',
  AE: 'Abu Dhabi|Dubai',
  ZA: 'Cape Town|Johannesburg',
  CZ: 'Brno|Prague',
  DK: 'Copenhagen',
  NO: 'Bergen|Oslo',
  FI: 'Helsinki|Tampere',
  IE: 'Dublin',
  GR: 'Athens|Thessaloniki',
  HU: 'Budapest',
  RO: 'Bucharest|Cluj Napoca',
  BG: 'Sofia',
  RS: 'Belgrade',
  HR: 'Zagreb',
  EE: 'Tallinn',
  LV: 'Riga',
  LT: 'Vilnius',
  IS: 'Reykjavik',
  UA: 'Kyiv|Lviv',
  TR: 'Ankara|Istanbul',
  EG: 'Cairo',
  KE: 'Nairobi',
  NG: 'Abuja|Lagos',
  SA: 'Riyadh',
  QA: 'Doha',
  TH: 'Bangkok',
  VN: 'Hanoi|Ho Chi Minh City',
  ID: 'Jakarta',
  MY: 'Kuala Lumpur',
  PH: 'Manila',
  KR: 'Busan|Seoul',
  TW: 'Taipei',
  NZ: 'Auckland|Wellington',
  AR: 'Buenos Aires',
  CL: 'Santiago de Chile',
  CO: 'Bogota|Medellin',
  MX: 'Guadalajara|Mexico City|Monterrey',
  PE: 'Lima',
  HK: 'Hong Kong',
  SG: 'Singapore',
  LU: 'Luxembourg',
  MC: 'Monaco',
}

/**
 * The English name of the country that a city lies in, written in English or Hebrew: `Tel-Aviv` is in Israel. Null of a
 * city that is not known, or that several countries have. For servers only.
 */
export function countryOfCity(city: string): string | null {
  const code = codes.get(cityKey(englishCityName(city) ?? city))
  return code ? countryName(code) : null
}

const codes = new Map(
  Object.entries(cities).flatMap(([code, names]) => names.split('|').map((name) => [cityKey(name), code])),
)
