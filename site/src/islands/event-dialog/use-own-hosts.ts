import { useLayoutEffect, useState } from 'react'

/** Whose links get no referral: with the page's own host, which only the browser knows where no public address is set. */
export function useOwnHosts(known: string[]): string[] {
  const [hosts, setHosts] = useState(known)
  useLayoutEffect(() => setHosts([...new Set([...known, location.host])]), [known])
  return hosts
}
