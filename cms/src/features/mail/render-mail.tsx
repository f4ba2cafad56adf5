import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import { parseDocument } from 'htmlparser2'
import type { Locale } from '@cyberluach/i18n/locales'

export type RenderedMail = { html: string; text: string }
export type WrittenMail = RenderedMail & { subject: string }

/** Both parts of a mail from one template (`MailLayout`): what the text part says, the other says too. */
export async function renderMail(mail: ReactElement): Promise<RenderedMail> {
  const html = await render(mail)
  return { html, text: plainTextOf(html) }
}

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: unknown }>

const blocks = new Set('address blockquote body div h1 h2 h3 hr html li ol p table tbody td tr ul'.split(' '))
const unread = new Set(['head', 'img', 'script', 'style', 'title'])

/**
 * The text part of a mail: a paragraph for each of its paragraphs, addresses written out below or after the words they
 * stand behind, each visitor's text (a `span` with `dir`) in a bidi isolate. What is marked `data-skip-in-text` is left
 * out; `data-text-part` is `lines` (no empty lines between them), `quote` (marked as mails mark them) or `footer` (below a signature's
 * line).
 */
export function plainTextOf(html: string): string {
  const text = paragraphsOf(parseDocument(html).children).join('\n\n')
  const isRightToLeft = /<html[^>]* dir="rtl"/.test(html)
  return `${isRightToLeft ? text : withoutIsolates(text)}\n`
}

/** Left to right in a mail that is so anyway. */
function withoutIsolates(text: string): string {
  return text.replace(/\u2066([^\u2066-\u2069]*)\u2069/g, '$1')
}

function paragraphsOf(nodes: Node[]): string[] {
  const paragraphs: string[] = []
  let words: Node[] = []
  const endWords = () => {
    if (words.length > 0) paragraphs.push(wordsOf(words))
    words = []
  }
  for (const node of nodes) {
    if (isSkipped(node)) continue
    if (!isBlock(node)) words.push(node)
    else {
      endWords()
      paragraphs.push(...blockOf(node))
    }
  }
  endWords()
  return paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '')
}

function blockOf(element: Element): string[] {
  const part = element.attribs['data-text-part']
  if (part === 'lines') return [paragraphsOf(element.children).join('\n')]
  if (part === 'quote') return [wordsOf(element.children).trim().replace(/^/gm, '> ')]
  if (part === 'footer') return [`-- \n${paragraphsOf(element.children).join('\n')}`]
  if (element.name === 'ul' || element.name === 'ol') {
    const items = element.children.filter(isElement)
    return [items.map((item) => `- ${paragraphsOf(item.children).join('\n  ')}`).join('\n')]
  }
  return paragraphsOf(element.children)
}

function wordsOf(nodes: Node[]): string {
  return nodes.map((node) => inlineOf(node, nodes.length === 1)).join('')
}

function inlineOf(node: Node, isAlone: boolean): string {
  if (!isElement(node)) return 'data' in node && node.type === 'text' ? node.data.replace(/\s+/g, ' ') : ''
  if (isSkipped(node)) return ''
  if (node.name === 'br') return '\n'
  const words = wordsOf(node.children)
  if (node.name === 'a') return linkOf(words.trim(), node.attribs.href ?? '', isAlone)
  const direction = node.name === 'span' ? node.attribs.dir : undefined
  return direction ? `${direction === 'rtl' ? '\u2067' : '\u2066'}${words}\u2069` : words
}

function linkOf(words: string, address: string, isAlone: boolean): string {
  if (words === '' || words === address) return address
  return isAlone ? `${words}:\n${address}` : `${words} (${address})`
}

function isElement(node: Node): node is Element {
  return 'attribs' in node
}

function isBlock(node: Node): node is Element {
  return isElement(node) && blocks.has(node.name)
}

function isSkipped(node: Node): boolean {
  return isElement(node) && (unread.has(node.name) || node.attribs['data-skip-in-text'] === 'true')
}

const longestTitle = 90

/** A title as mails show it: cut between letters, and not within one, where it is long. */
export function shortened(locale: Locale, title: string): string {
  const letters = [...new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(title)]
  if (letters.length <= longestTitle) return title
  const start = letters.slice(0, longestTitle - 1).map(({ segment }) => segment)
  return `${start.join('').trimEnd()}…`
}
