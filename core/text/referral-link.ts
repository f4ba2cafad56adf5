const parameter = 'ref'
const referrer = 'cyberluach'

/**
 * The registration link with `ref=cyberluach`, which tells its owner where the visitor came from.
 * Unchanged: relative links, anchors, every scheme but http and https (mailto, tel), links to one of `ownHosts`,
 * links that carry a `ref` of their own, and links that cannot be parsed; the last are handed to
 * `onUnreadable`, which notes them in the log.
 */
export function withReferral(
  url: string,
  ownHosts: readonly string[],
  onUnreadable: (url: string) => void = (unreadable) => console.warn('This link cannot be read', unreadable),
): string {
  if (!/^\s*https?:/i.test(url)) return url
  const link = URL.parse(url)
  if (!link) {
    onUnreadable(url)
    return url
  }
  if (isOwn(link, ownHosts) || link.searchParams.has(parameter)) return url
  // Appended by hand: URLSearchParams would encode the rest of the query anew, and some servers mind.
  link.search += `${link.search ? '&' : '?'}${parameter}=${referrer}`
  return link.href
}

function isOwn(link: URL, ownHosts: readonly string[]): boolean {
  return ownHosts.some((host) => {
    const own = host.toLowerCase()
    return link.host === own || link.hostname === own || link.hostname.endsWith(`.${own}`)
  })
}
