import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { deviceWords, placeWords } from '@cyberluach/i18n/session-words'
import { fill } from '@cyberluach/i18n/translate'
import { renderMail, type RenderedMail } from '../../mail/render-mail.tsx'
import type { Warning } from './warning.ts'
import { WarningMail } from './WarningMail.tsx'

type Texts = Pick<Messages, 'common' | 'mail' | 'staffMail' | 'securityPanel'>
type Given = { locale: Locale; origin: string; username: string; warning: Warning }

/** The mail that tells somebody of a sign-in with a browser that is new, a new password, or a second factor gone. */
export async function writeWarning(
  texts: Texts,
  { locale, origin, username, warning }: Given,
): Promise<RenderedMail & { subject: string }> {
  const { subject, text } = wordsOf(texts, { locale, origin, username, warning })
  const lines = [text, texts.staffMail.warnings.notYou]
  return { subject, ...(await renderMail(<WarningMail {...{ locale, texts, origin, subject, lines }} />)) }
}

function wordsOf(
  { staffMail, securityPanel }: Texts,
  { locale, username, warning }: Given,
): { subject: string; text: string } {
  const { signIn, password, factors } = staffMail.warnings
  if (warning.kind === 'staffFactors')
    return { subject: factors.subject, text: fill(locale, factors.text, { username }) }
  if (warning.kind === 'staffPassword') {
    const text = fill(locale, warning.isOwn ? password.own : password.byAdmin, { username })
    return { subject: password.subject, text }
  }
  const device = deviceWords(locale, securityPanel.sessions, warning)
  const place = placeWords(locale, securityPanel.sessions, warning)
  const text =
    place === null
      ? fill(locale, signIn.text, { username, device })
      : fill(locale, signIn.textWithPlace, { username, device, place })
  return { subject: fill(locale, signIn.subject, { device }), text }
}
