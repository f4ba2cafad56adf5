import type { Locale } from '@cyberluach/i18n/locales'
import type { PostField, PostValues } from './post-values.ts'

export type TextName = 'title' | 'excerpt' | 'content'

const hebrewFields = { title: 'titleHe', excerpt: 'excerptHe', content: 'contentHe' } as const

/** Which field of the form holds that text in that language. */
export function fieldIn(name: TextName, language: Locale): PostField & (TextName | `${TextName}He`) {
  return language === 'he' ? hebrewFields[name] : name
}

/** The language that a field is written in; null for what has none. */
export function languageOf(path: string): Locale | null {
  const [field = ''] = path.split('.')
  if (Object.values<string>(hebrewFields).includes(field)) return 'he'
  return field in hebrewFields ? 'en' : null
}

/** Whether anything is written in that language. */
export function isBegun(values: PostValues, language: Locale): boolean {
  return (['title', 'excerpt', 'content'] as const).some(
    (name) => values[fieldIn(name, language)].trim() !== '',
  )
}

/** The only language that a post is written in, where that is not English. */
export function isInHebrewAlone(values: PostValues): boolean {
  return isBegun(values, 'he') && !isBegun(values, 'en')
}

/** The addresses of the uploaded pictures that the post shows anywhere but here: in this language, or on top. */
export function picturesElsewhere(values: PostValues, here: Locale | 'cover'): string[] {
  const places = { en: values.content, he: values.contentHe, cover: values.coverImage }
  const shown = new Set(addressesIn(places[here]))
  const all = addressesIn(Object.values(places).join(' '))
  return [...new Set(all)].filter((address) => !shown.has(address))
}

/** The tag of an uploaded picture, in a figure where it has a caption. */
export function pictureMarkup({ url, alt, caption }: { url: string; alt: string; caption: string }): string {
  const words = alt.trim() && ` alt="${escaped(alt.trim())}"`
  const below = caption.trim() && `<figcaption>${escaped(caption.trim())}</figcaption>`
  return `<figure><img src="${url}"${words}>${below}</figure>`
}

function addressesIn(html: string): string[] {
  return html.match(/\/media\/[a-z0-9-]{1,100}\.webp/g) ?? []
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
