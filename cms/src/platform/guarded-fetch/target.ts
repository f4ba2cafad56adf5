import type { FetchFailure } from '@cyberluach/core/sources'
import { lookup as lookupOfSystem } from 'node:dns/promises'
import { isIP, type BlockList } from 'node:net'
import { isPublicAddress, liesIn } from './public-address.ts'

/** Where a name leads. */
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
  if (addresses.every(({ address }) => liesIn(allowedPrivate, address)))
    return { url, addresses, isPrivate: true }
  if (!addresses.every(({ address }) => isPublicAddress(address))) return 'addressPrivate'
  return url.port === '' || isStandardPort(url.port)
    ? { url, addresses, isPrivate: false }
    : 'addressForbidden'
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
