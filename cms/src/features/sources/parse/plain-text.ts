import { decodeHTMLStrict } from 'entities/decode'

/**
 * What a text in HTML says, with paragraphs and items of lists as lines, and links with their addresses. A text that is
 * none stays as it is, but for entities: `a < b`, `<https://a.example>`. Tags that are written as entities, as WordPress
 * writes them, are tags; nothing else is decoded twice. Linear in the length of the text.
 */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  const html = !tag.test(text) && escapedTag.test(text) ? decodeHTMLStrict(text) : text
  return decodeHTMLStrict(tag.test(html) ? withoutTags(html) : html).replaceAll('\u00a0', ' ')
}

const names =
  'a|abbr|address|article|aside|b|big|blockquote|body|br|caption|center|cite|code|dd|del|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|head|header|hr|html|i|iframe|img|ins|kbd|label|li|main|mark|meta|nav|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul|video|wbr'
/** A tag by a name that HTML has, or a comment; one that the text ends in need not be whole. */
const tag = new RegExp(`<(?:(/?)(${names})(?=[\\s/>])([^<>]*)|!--[^<>]*--|!doctype[^<>]*)(?:>(?:\\\\n)?|$)`, 'i')
const tags = new RegExp(tag, 'gi')
/** Tags that end or divide a text: one that only speaks of `&lt;b&gt;` has none. */
const escapedTag = new RegExp(`&(?:lt|#0*60|#x0*3c);(?:/(?:${names})|(?:br|p)\\s?/?)&(?:gt|#0*62|#x0*3e);`, 'i')

const paragraph = /^(?:p|h[1-6]|ul|ol|dl|table|blockquote|pre|hr|figure)$/
const line = /^(?:br|li|div|tr|dt|dd|section|article|header|footer|aside|main|address|center)$/
/** What no reader of a page sees. */
const unseen = /^(?:script|style|head|title)$/

function withoutTags(html: string): string {
  // Where tags break the lines, line feeds are white space.
  const isOfLines = /<(?:br|p|div|li|h[1-6]|tr)[\s/>]/i.test(html)
  const said: string[] = []
  let [at, skipped, address, linked] = [0, '', '', 0]
  const say = (until: number) => {
    const text = html.slice(at, until)
    if (!skipped && text) said.push(isOfLines ? text.replace(/\s+/g, ' ') : text)
  }
  for (const { 0: whole, 1: slash, 2: written = '', 3: attributes = '', index } of html.matchAll(tags)) {
    say(index)
    at = index + whole.length
    const name = written.toLowerCase()
    if (skipped) skipped = slash && name === skipped ? '' : skipped
    else if (unseen.test(name)) skipped = slash ? '' : name
    else if (paragraph.test(name)) said.push('\n\n')
    else if (name === 'br' || (line.test(name) && !said.at(-1)?.endsWith('\n'))) said.push('\n')
    else if (/^t[dh]$/.test(name)) said.push(' ')
    if (name === 'li' && !slash) said.push('- ')
    if (name !== 'a') continue
    if (address && slash && !said.slice(linked).join('').includes(address)) said.push(` (${address})`)
    address = slash ? '' : (/\shref\s*=\s*["'](https?:[^"'\s]*)/i.exec(attributes)?.[1] ?? '')
    linked = said.length
  }
  say(html.length)
  return inLines(said.join(''))
}

/** Without white space around lines, and with one empty line at most between them. */
function inLines(text: string): string {
  const lines = text.split('\n').map((one) => one.trim())
  return lines
    .filter((one, index) => one || lines[index - 1])
    .join('\n')
    .trim()
}
