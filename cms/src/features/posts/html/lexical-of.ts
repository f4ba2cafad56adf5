import { normalized } from '@cyberluach/core/text/text-hygiene'
import { blockNodes } from './block-nodes.ts'
import { cleanHtml, rejectedStructure, withoutHostile } from './clean-html.ts'
import { htmlOf } from './html-of.ts'
import { element, type LexicalState, Unsupported } from './lexical-nodes.ts'
import { htmlOfMarkup, markupOf, sentMarkup, textOf, type Excess } from './markup.ts'
import { hangPictures, noPictures, type Gallery } from './pictures.ts'

export type Converted =
  | { ok: true; state: LexicalState }
  | { ok: false; error: 'empty' }
  | { ok: false; error: 'unkept'; structure: string }
  | ({ ok: false } & Excess)

/**
 * HTML as the editor stores it. What is hostile is removed; a structure that the editor cannot hold is refused by its
 * name, and so are content that is too much of it and content of which nothing is left. What has been converted reads the same on the way back, or this
 * throws: nothing is lost without a word.
 */
export function lexicalOf(html: string, gallery: Gallery = noPictures): Converted {
  const markup = sentMarkup(html)
  if ('error' in markup) return { ok: false, ...markup }
  const harmless = withoutHostile(markup)
  const rejected = rejectedStructure(harmless)
  if (rejected) return unsupported(rejected)
  const clean = markupOf(cleanHtml(htmlOfMarkup(harmless))) ?? []
  try {
    const state: LexicalState = { root: { type: 'root', ...element(blockNodes(clean)) } }
    hangPictures(state, gallery)
    const back = htmlOf(state, gallery)
    if (!isSomething(back)) return { ok: false, error: 'empty' }
    if (letters(textOf(markupOf(back) ?? [])) !== letters(textOf(clean))) {
      throw new Error('a post lost text on its way into the editor')
    }
    return { ok: true, state }
  } catch (reason) {
    if (reason instanceof Unsupported) return unsupported(reason.structure)
    throw reason
  }
}

function unsupported(structure: string): Converted {
  return { ok: false, error: 'unkept', structure }
}

function isSomething(html: string): boolean {
  return /<(img|hr|table)\b/.test(html) || textOf(markupOf(html) ?? []).trim() !== ''
}

/** The text without white space and without what is never stored. */
function letters(text: string): string {
  return normalized(text, 'NFC').replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, '')
}
