/** Whether the text is a whole http or https link without white space. `javascript:` and relative links are not. */
export function isWebLink(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
