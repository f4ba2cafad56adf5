import type { IncomingMessage } from 'node:http'
import type { Visitor } from './visitor.ts'

export type Origins = ReturnType<typeof createOrigins>

type Setting = {
  publicUrl: string | null
  /** `host:port` that the server listens on: requests to it need no further look at their Host. */
  ownHost: string
  trustedProxies: number
}

/** By which address visitors know this site, and which of them share what is kept. */
export function createOrigins({ publicUrl, ownHost, trustedProxies }: Setting) {
  /**
   * Whether what is kept without naming a place is meant: there is one place only, or the visitor names our own. Where
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
     * The key of something kept. The plain target at our own host, so that its lookup costs nothing. Others hold a
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
