import type { Locale } from '@cyberluach/i18n/locales'
import { longestQuote } from '@cyberluach/core/sources/page-facts'
import { excerptOf } from '@cyberluach/core/text/excerpt'
import { cleanText } from '@cyberluach/core/text/text-hygiene'
import { foldedName, type Named } from '../match/names.ts'
import { textOf, type Node, type Page } from '../parse/page.ts'

export type Quote = { text: string; language: Locale }

/** What a page says in its own words, cut to what may be quoted; null where that is no text about the event, or in neither of our languages. */
export function quoteOf(node: Node, { meta }: Page, event: Named): Quote | null {
  const written = textOf(node.description) || (meta.get('og:description') ?? '')
  if (written.includes('�') || isMarkedUp(written.slice(0, longestRead))) return null
  const text = excerptOf(cleanText(written.slice(0, longestRead).toWellFormed()), longestQuote)
  const folded = foldedName(text)
  const names = [event.title, event.titleHe].flatMap((name) => (name ? [foldedName(name)] : []))
  const isName = names.some((name) => folded === name || (folded.includes(name) && folded.length < name.length + 15))
  if ([...text].length < shortest || isName || boilerplate.test(text)) return null
  const language = languageOf(text)
  const claimed = textOf(node.inLanguage).slice(0, 2).toLowerCase()
  return language && (!claimed || claimed === language || (claimed === 'iw' && language === 'he'))
    ? { text, language }
    : null
}

const longestRead = 4_000
const shortest = 40

/** What stands before a page, or instead of it. */
const boilerplate =
  /\bcookies?\b|\bconsent\b|javascript|\b(?:enable|your|this) browser\b|captcha|access denied|just a moment|forbidden|\b(?:log|sign) ?in\b|privacy policy|lorem ipsum|page not found|under construction|coming soon|\bdomain\b|powered by|just another wordpress|your (?:event )?description|עוגיות|מדיניות פרטיות|https?:\/\//i

/** Hebrew by its letters, English by its small words; null for any other, and for what is of both. */
export function languageOf(text: string): Locale | null {
  const letters = text.match(/\p{L}/gu) ?? []
  const hebrew = letters.filter((letter) => /[\u05d0-\u05ea]/.test(letter)).length
  const latin = letters.filter((letter) => /[a-z]/i.test(letter)).length
  if (hebrew + latin < letters.length * 0.9) return null
  if (hebrew > letters.length * 0.7) return 'he'
  if (hebrew > letters.length * 0.2) return null
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const english = count(smallWords.en)
  return english >= 2 && english > 2 * count(smallWords.others) ? 'en' : null
}

const smallWords = {
  en: new Set('the and of to in for is are with on at by from an our you we this that will as your it be'.split(' ')),
  others: new Set(
    `der die das und den von zu mit ist im ein eine für auf le la les et des du un une pour dans est el los las y del
    para con una il lo gli di e che per de het een van voor met en o os da do uma em och att det som på för`.split(
      /\s+/,
    ),
  ),
}

/** Whether a text anywhere in a value has tags in it. */
export function isMarkedUp(value: unknown): boolean {
  return /<\s*[a-z!/]|&lt;\s*[a-z!/]|javascript:/i.test(typeof value === 'string' ? value : JSON.stringify(value ?? ''))
}
