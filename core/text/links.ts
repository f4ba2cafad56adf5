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
