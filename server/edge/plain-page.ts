import { createHash } from 'node:crypto'
import type { Locale } from '@cyberluach/i18n/locales'

/** `reload` is there where the same page may well come a moment later. */
type Words = { title: string; sentence: string; home: string; reload: string | null }

const style = `:root{color-scheme:light dark;background:light-dark(oklch(97.8% .005 92),oklch(16.5% .018 266));color:light-dark(oklch(21.5% .022 266),oklch(95% .006 92))}body{box-sizing:border-box;margin:0 auto;min-height:100vh;max-width:32rem;display:grid;align-content:center;gap:.75rem;padding:1.5rem;font:1rem/1.6 Heebo,system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.25;margin:0;text-wrap:balance}p{margin:0;text-wrap:pretty}nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-block-start:.5rem}a{color:inherit;text-underline-offset:.2em;padding-block:.5rem}a:focus-visible{outline:2px solid currentColor;outline-offset:2px}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** What `plainPage` may load: its own style, nothing else. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that needs nothing of the site: a title, a sentence, and the way home. */
export function plainPage(locale: Locale, { title, sentence, home, reload }: Words): string {
  const direction = locale === 'he' ? 'rtl' : 'ltr'
  const address = locale === 'he' ? '/he' : '/'
  const name = escaped(title)
  const again = reload ? `<a href="">${escaped(reload)}</a>` : ''
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style></head><body><h1>${name}</h1><p>${escaped(sentence)}</p><nav>${again}<a href="${address}">${escaped(home)}</a></nav></body></html>`
}

/** Texts can be changed by people, and none of them is markup. */
function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
