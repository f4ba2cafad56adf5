/** Whether the text is a whole http or https link without white space. `javascript:` and relative links are not. */
export function isWebLink(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

/** What somebody wrote for a link, with `https://` in front where only that is missing: `example.com/call`. */
export function wholeLink(text: string): string {
  const written = text.trim()
  return hostFirst.test(written) ? `https://${written}` : text
}

const hostFirst =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,10}(?:\p{L}{2,63}|xn--[\w-]{1,59})(?::\d{1,5})?(?:[/?#]\S*)?$/u
