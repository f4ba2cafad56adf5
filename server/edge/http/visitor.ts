import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Who asks, and by which address. */
export type Visitor = { address: string; host: string; isSecure: boolean }

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * Reads the visitor's address, host and protocol: the socket's and the request's own, unless that many proxies in front
 * of us are trusted. null where the host is no host.
 */
export function visitorOf(request: IncomingMessage, trustedProxies: number): Visitor | null {
  const { headers } = request
  const forwarded = trustedProxies > 0
  const host = (forwarded && lastOf(headers['x-forwarded-host'])) || headers.host || ''
  if (!hostPattern.test(host) || !URL.canParse(`http://${host}`)) return null
  return {
    address: visitorAddress(request, trustedProxies),
    host: host.toLowerCase(),
    isSecure: forwarded && lastOf(headers['x-forwarded-proto']) === 'https',
  }
}

/** The visitor's address alone: what every request is counted by, before anything else of it is looked at. */
export function visitorAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? forwardedAddress(headers['x-forwarded-for'], trustedProxies) : null
  return forwarded ?? plainAddress(socket.remoteAddress ?? '')
}

/** Each trusted proxy adds the address it saw at the end: what stands further left anyone may have written. */
function forwardedAddress(header: string | string[] | undefined, trustedProxies: number): string | null {
  const addresses = String(header ?? '')
    .split(',')
    .map((part) => plainAddress(part.trim()))
  const address = addresses.at(-Math.min(trustedProxies, addresses.length)) ?? ''
  return isIP(address) ? address : null
}

function lastOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim()
}

/** IPv4 visitors of an IPv6 socket come as `::ffff:192.0.2.1`. */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}

export type Origins = ReturnType<typeof createOrigins>

type Setting = {
  publicUrl: string | null
  /** `host:port` that the server listens on: requests to it need no further look at their Host. */
  ownHost: string
  trustedProxies: number
}

/** By which address visitors know this site, and which of them share what is cached. */
export function createOrigins({ publicUrl, ownHost, trustedProxies }: Setting) {
  /**
   * Whether what is cached without naming a place is meant: there is one place only, or the visitor names our own. Where
   * a proxy may name the host in another header, the one that is written here says nothing.
   */
  function isOurHost(host: string | undefined): boolean {
    return publicUrl !== null || (trustedProxies === 0 && host === ownHost)
  }

  function originOf({ host, isSecure }: Visitor): string {
    return publicUrl ?? `${isSecure ? 'https' : 'http'}://${host}`
  }

  return {
    isOurHost,
    /** The origin that a page for this visitor names as its own. */
    originOf,
    isSecure: (visitor: Visitor): boolean => originOf(visitor).startsWith('https:'),
    /**
     * The key of something cached. The plain target at our own host, so that its lookup costs nothing. Others hold a
     * space, which no request line can: those of other hosts and schemes, and those that the outside must not find.
     */
    keyOf(visitor: Visitor, target: string, { asNotFound = false } = {}): string {
      const place = isOurHost(visitor.host) ? '' : originOf(visitor)
      if (asNotFound) return `404 ${place}${target}`
      return place ? `${place} ${target}` : target
    },
  }
}

/** A second Host would let whoever reads the first and whoever reads the last disagree. */
export function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1
}
