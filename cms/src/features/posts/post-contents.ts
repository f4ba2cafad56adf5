import type { Post } from '@cyberluach/api/post-schema'
import type { Issue } from '@cyberluach/core/submission'
import { locales, type Locale } from '@cyberluach/i18n/locales'
import { refused, type Refusal } from '../../platform/outcome.ts'
import { htmlOf } from './html/html-of.ts'
import type { LexicalState } from './html/lexical-nodes.ts'
import { lexicalOf, type Converted } from './html/lexical-of.ts'
import { wordlessPicture, type Picture } from './html/pictures.ts'
import { fieldOf, type WrittenTexts } from './written-texts.ts'

/** What is stored for each language; undefined where the text stays as it is. */
export type Contents = Partial<Record<Locale, LexicalState | null>>

type Form = { texts: WrittenTexts; pictures: readonly Picture[]; isPublished: boolean }

/**
 * The contents of a form as the editor stores them, or what is wrong with one. What readers get says of each picture
 * what it shows, in the language that the text is written in.
 */
export function contentsOf({ texts, pictures, isPublished }: Form): { contents: Contents } | Refusal {
  const contents: Contents = {}
  for (const locale of locales) {
    const html = texts[locale]?.content
    if (html === undefined) continue
    const path = fieldOf('content', locale, texts)
    const converted = html === null ? null : lexicalOf(html, { pictures, locale })
    if (converted && !converted.ok) return refused('invalid', { issues: [issueOf(converted, path)] })
    const wordless = isPublished && converted && wordlessPicture(converted.state, { pictures, locale })
    if (wordless) {
      const values = { name: wordless.name }
      return refused('invalid', { issues: [{ path, code: 'altMissing', values }] })
    }
    contents[locale] = converted && converted.state
  }
  return { contents }
}

/** Whether the stored post reads as what was sent. */
export function isKept(post: Post, contents: Contents, pictures: readonly Picture[]): boolean {
  return locales.every((locale) => {
    const state = contents[locale]
    if (!state) return true
    const html = htmlOf(state, { pictures, locale })
    return (locale === 'he' ? post.contentHe : post.content) === html
  })
}

function issueOf(fault: Extract<Converted, { ok: false }>, path: string): Issue {
  if (fault.fault === 'empty') return { path, code: 'required' }
  if (fault.fault === 'unkept') return { path, code: 'unkept', values: { structure: fault.structure } }
  return { path, code: fault.fault, values: { n: fault.n } }
}
