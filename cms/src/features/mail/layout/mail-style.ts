import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import type { CSSProperties } from 'react'

/** The light theme's tokens, as programs that know no variables take them. */
export const colors = {
  ground: '#f9f8f4',
  paper: '#fefefc',
  band: '#f2f1ec',
  line: '#dfddd8',
  ink: '#151924',
  inkSecond: '#434853',
  inkThird: '#5f636d',
  action: '#181e2b',
  onAction: '#fcfcfa',
  red: '#cc301c',
} as const

/** The dark theme's, for readers whose program takes styles from the head; the others darken the mail themselves. */
const dark = {
  ground: '#0c0f14',
  paper: '#13151b',
  band: '#1a1d25',
  line: '#24282f',
  ink: '#f2f0eb',
  inkSecond: '#bebcb5',
  inkThird: '#969aa1',
  action: '#f2f0eb',
  onAction: '#10141d',
} as const

export const fontFamily = "-apple-system, 'Segoe UI', Roboto, Arial, 'Arial Hebrew', sans-serif"

/** The sides by name: mail programs know no logical properties. */
export function sidesOf(locale: Locale): { start: 'left' | 'right'; end: 'left' | 'right' } {
  return directionOfLocale(locale) === 'rtl'
    ? { start: 'right', end: 'left' }
    : { start: 'left', end: 'right' }
}

/** Text that begins where its language begins. */
export function textStyle(locale: Locale, more: CSSProperties = {}): CSSProperties {
  return { direction: directionOfLocale(locale), textAlign: sidesOf(locale).start, fontFamily, ...more }
}

/** What stands in the head: the night's colours by class, and less space on a phone. Inline styles hold everywhere else. */
export const headStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: inherit; }
@media (max-width: 480px) {
  .mail-sheet { padding: 28px 20px !important; }
  .mail-ground { padding: 16px 8px 32px !important; }
  a.mail-button { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .mail-ground { background-color: ${dark.ground} !important; }
  .mail-sheet { background-color: ${dark.paper} !important; border-color: ${dark.line} !important; }
  .mail-band { background-color: ${dark.band} !important; border-color: ${dark.line} !important; }
  .mail-leaf { background-color: ${dark.paper} !important; border-color: ${dark.line} !important; }
  .mail-line { border-color: ${dark.line} !important; }
  .mail-ink { color: ${dark.ink} !important; }
  .mail-ink-2 { color: ${dark.inkSecond} !important; }
  .mail-ink-3 { color: ${dark.inkThird} !important; }
  .mail-button { background-color: ${dark.action} !important; color: ${dark.onAction} !important; }
}
`
