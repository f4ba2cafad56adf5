import { createHash } from 'node:crypto'
import type { Locale } from '@cyberluach/i18n/locales'

type Words = { title: string; sentence: string; home: string }

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.75rem;padding:1.5rem;max-width:34rem;margin-inline:auto;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.25;margin:0}p{margin:0}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** What `plainPage` may load: its own style, nothing else. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that needs nothing of the site: a title, a sentence, and the way home. */
export function plainPage(locale: Locale, { title, sentence, home }: Words): string {
  const direction = locale === 'he' ? 'rtl' : 'ltr'
  const address = locale === 'he' ? '/he' : '/'
  const name = escaped(title)
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style></head><body><h1>${name}</h1><p>${escaped(sentence)}</p><p><a href="${address}">${escaped(home)}</a></p></body></html>`
}

/** Texts can be changed by people, and none of them is markup. */
function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
