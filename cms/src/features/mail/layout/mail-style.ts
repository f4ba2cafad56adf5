import { darkColors, lightColors } from '@cyberluach/design/theme/colors.generated'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import type { CSSProperties } from 'react'

/** The tokens that mails are drawn with: the light theme inline, the dark one in the head. */
const colorsOf = (tokens: typeof lightColors | typeof darkColors) => ({
  ground: tokens.bg,
  paper: tokens.surface,
  band: tokens === lightColors ? tokens.sunken : tokens.raised,
  line: tokens.line,
  ink: tokens.ink,
  inkSecond: tokens['ink-2'],
  inkThird: tokens['ink-3'],
  action: tokens.action,
  onAction: tokens['on-action'],
  red: tokens.red,
})

/** The light theme's colours, as programs that know no variables take them. */
export const colors = colorsOf(lightColors)

/** The dark theme's, for readers whose program takes styles from the head; the others darken the mail themselves. */
const dark = colorsOf(darkColors)

export const fontFamily = "-apple-system, 'Segoe UI', Roboto, Arial, 'Arial Hebrew', sans-serif"

/** The sides by name: mail programs know no logical properties. */
export function sidesOf(locale: Locale): { start: 'left' | 'right'; end: 'left' | 'right' } {
  return directionOfLocale(locale) === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' }
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
