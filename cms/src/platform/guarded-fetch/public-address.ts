import { BlockList, isIP } from 'node:net'
import type { FetchFailure } from '@cyberluach/core/sources/sources'
import { lookup as lookupOfSystem } from 'node:dns/promises'

/**
 * Whether an IP address belongs to the public internet: no private, shared, local, reserved or multicast network, also
 * where IPv6 carries such an IPv4 address. False for what is no IP address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return false
  const carried = carriedAddress(address)
  if (carried) return isPublicAddress(carried)
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Ranges of networks as one list, for asking whether an address lies in one. Throws for what is no range. */
export function networks(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix = ''] = range.split('/')
    const family = isIP(address)
    if (!family || !/^\d{1,3}$/.test(prefix)) throw new RangeError(`Not a range of networks: ${range}`)
    list.addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

export function liesIn(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** The registries of special purposes: https://www.iana.org/assignments/iana-ipv4-special-registry, and for IPv6. */
const notPublic = networks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Teredo and other protocols, documentation, 6to4, documentation again.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
])

/** All that IPv6 has given out so far; loopback, unique local, link-local and multicast lie outside. */
const globalUnicast = networks(['2000::/3'])

/** IPv4 in IPv6, as the socket writes it (`::ffff:`) and as a translator does (NAT64). */
const carriers = networks(['::ffff:0:0/96', '64:ff9b::/96'])

function carriedAddress(address: string): string | null {
  if (!carriers.check(address, 'ipv6')) return null
  const [high = 0, low = 0] = lastGroups(address)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The last two groups of 16 bits, whatever way the address is written. */
function lastGroups(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, after = ''] = written.split('::')
  const groups = (after || written).split(':').map((group) => Number.parseInt(group, 16))
  return [0, 0, ...groups].slice(-2)
}

export type Address = { address: string; family: number }

/** Asks for all addresses of a name. Rejects with a `code` as node:dns does. */
export type Lookup = (name: string) => Promise<Address[]>

/** A checked address, and the only machines that may be spoken to for it. */
export type Target = {
  url: URL
  addresses: Address[]
  /** It lies in a private network that was allowed. */
  isPrivate: boolean
}

/** An address longer than this leads nowhere that we go. */
const longestAddress = 2_000

/**
 * An address that may be asked: http(s) on its own port, without a name and a password, leading to the public internet
 * alone. What lies in an allowed private network may be asked on any port.
 */
export async function checkedTarget(
  address: string,
  allowedPrivate: BlockList,
  lookup: Lookup = lookupAll,
): Promise<Target | FetchFailure> {
  const url = address.length > longestAddress ? null : URL.parse(address)
  if (!url) return 'addressUnreadable'
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return 'addressForbidden'
  url.hash = ''
  const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''), lookup)
  if (typeof addresses === 'string') return addresses
  if (addresses.every(({ address }) => liesIn(allowedPrivate, address))) return { url, addresses, isPrivate: true }
  if (!addresses.every(({ address }) => isPublicAddress(address))) return 'addressPrivate'
  return url.port === '' || isStandardPort(url.port) ? { url, addresses, isPrivate: false } : 'addressForbidden'
}

async function addressesOf(name: string, lookup: Lookup): Promise<Address[] | FetchFailure> {
  if (isIP(name)) return [{ address: name, family: isIP(name) }]
  try {
    const addresses = await lookup(name)
    return addresses.length > 0 ? addresses : 'nameUnknown'
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return error.code === 'ENOTFOUND' || error.code === 'ENODATA' ? 'nameUnknown' : 'unreachable'
  }
}

/** Names that lead into private networks are answered as those that nobody has. */
export async function lookupPublic(name: string): Promise<Address[]> {
  const addresses = await lookupAll(name)
  return addresses.every(({ address }) => isPublicAddress(address)) ? addresses : []
}

/** 80 for https and 443 for http, which an address then names. */
function isStandardPort(port: string): boolean {
  return port === '80' || port === '443'
}

function lookupAll(name: string): Promise<Address[]> {
  return lookupOfSystem(name, { all: true })
}
