import { pictureAddress } from '@cyberluach/core/text/pictures'
import { otherLocale, type Locale } from '@cyberluach/i18n/locales'
import { type LexicalState, type PictureNode, Unsupported } from './lexical-nodes.ts'
import { deepest } from './markup.ts'
import { textIn } from '../../../panel/text-in.ts'

/** An uploaded picture, as far as a post shows it. */
export type Picture = {
  id: string
  name: string
  width: number | null
  height: number | null
  alt: Record<Locale, string | null>
}

/** The uploaded pictures that a text may show, and the language that it is written in. */
export type Gallery = { pictures: readonly Picture[]; locale: Locale }

export const noPictures: Gallery = { pictures: [], locale: 'en' }

/** What stands in a text in place of a picture: null where it was deleted meanwhile. */
export type ShownPicture = {
  src: string
  alt: string
  width: number | null
  height: number | null
  caption: string
}

type Stored = { [key: string]: unknown }

/** The picture of an editor's node, with words in the language of the text where there are some. */
export function shownPicture(node: Stored, { pictures, locale }: Gallery): ShownPicture | null {
  const picture = node.relationTo === 'media' && pictures.find(({ id }) => id === node.value)
  if (!picture) return null
  const { alt, caption } = (node.fields ?? {}) as { alt?: unknown; caption?: unknown }
  const { name, width, height } = picture
  return {
    src: pictureAddress(name),
    alt: textIn(alt) || picture.alt[locale] || picture.alt[otherLocale(locale)] || '',
    width,
    height,
    caption: textIn(caption),
  }
}

/**
 * Puts the pictures into a text that was made of HTML, where they are still called by their names. What the picture
 * itself says to those who cannot see it is not said again: so it changes, and is translated, with the picture.
 */
export function hangPictures(state: LexicalState, { pictures }: Gallery): void {
  for (const node of picturesIn(state)) {
    const picture = pictures.find(({ name }) => name === node.value)
    if (!picture) throw new Unsupported(`<img src="${pictureAddress(node.value)}">`)
    const { alt } = node.fields
    const isOwn = !alt || alt === picture.alt.en || alt === picture.alt.he
    node.value = picture.id
    if (isOwn) delete node.fields.alt
  }
}

/** The first picture of which nothing is said in the language of the text; null where there is none. */
export function wordlessPicture(state: unknown, { pictures, locale }: Gallery): Picture | null {
  const wordless = picturesIn(state).flatMap(({ value, fields }) => {
    const picture = pictures.find(({ id }) => id === value)
    return picture && !textIn(fields?.alt) && !textIn(picture.alt[locale]) ? [picture] : []
  })
  return wordless[0] ?? null
}

/** The pictures of a stored text, in their order: of whatever shape, for it may be written past the editor. */
export function picturesIn(state: unknown, depth = 0): PictureNode[] {
  if (typeof state !== 'object' || state === null || depth > 4 * deepest) return []
  if (Array.isArray(state)) return state.flatMap((node) => picturesIn(node, depth + 1))
  const { type, value, root, children } = state as Record<string, unknown>
  if (type === 'upload') return typeof value === 'string' ? [state as PictureNode] : []
  return [...picturesIn(root, depth + 1), ...picturesIn(children, depth + 1)]
}
