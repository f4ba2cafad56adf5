/**
 * Whether the text is a whole http or https link without white space. `javascript:` and relative links are not, nor is one
 * with a user name or a password, which reads as another's: `https://google.com@evil.example/`.
 */
export function isWebLink(text: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(text) ? URL.parse(text) : null
  return url !== null && url.username === '' && url.password === ''
}

/** Whether it would be one but for a user name or a password in it. */
export function namesAccount(text: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(text) ? URL.parse(text) : null
  return url !== null && (url.username !== '' || url.password !== '')
}

/** What somebody wrote for a link, with `https://` in front where only that is missing: `example.com/call`. */
export function wholeLink(text: string): string {
  const written = text.trim()
  return hostFirst.test(written) ? `https://${written}` : text
}

const hostFirst =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,10}(?:\p{L}{2,63}|xn--[\w-]{1,59})(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** The addresses of a setting such as `SOCIAL_LINKS`, with spaces or commas between them; an empty list of none. */
export function linksIn(setting: string): string[] {
  return setting.split(/[\s,]+/).filter(Boolean)
}

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
