import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { writeMail } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { deviceWords, placeWords } from '@cyberluach/i18n/session-words'
import { fill } from '@cyberluach/i18n/translate'
import type { WrittenMail } from '../../mail/render-mail.tsx'

/** What somebody who works here is warned of their own account, so that they see what was not their doing. */
export type Warning =
  | {
      kind: 'staffSignIn'
      browser: string | null
      system: string | null
      /** English names, or `local`; null where they are not known. */
      country: string | null
      city: string | null
    }
  | { kind: 'staffPassword'; isOwn: boolean }
  /** An admin took their second factor away. */
  | { kind: 'staffFactors' }

type Texts = Pick<Messages, 'common' | 'mail' | 'staffMail' | 'securityPanel'>
type WarningInput = { locale: Locale; origin: string; username: string; warning: Warning }

/**
 * The mail that tells somebody of a sign-in with a browser that is new, a new password, or a second factor gone: what
 * happened, what to do where it was somebody else, and the way to where they see who is signed in.
 */
export function writeWarning(texts: Texts, warned: WarningInput): Promise<WrittenMail> {
  const { locale, origin } = warned
  const { warnings } = texts.staffMail
  const { subject, text } = wordsOf(texts, warned)
  return writeMail({
    locale,
    texts,
    origin,
    title: subject,
    preview: text,
    footer: <MailSmall locale={locale}>{warnings.why}</MailSmall>,
    children: (
      <>
        <MailHeading locale={locale}>{subject}</MailHeading>
        <MailText locale={locale}>{text}</MailText>
        <MailText locale={locale}>{warnings.notYou}</MailText>
        <MailButton locale={locale} href={`${origin}/admin/security`}>
          {warnings.button}
        </MailButton>
      </>
    ),
  })
}

function wordsOf(
  { staffMail, securityPanel }: Texts,
  { locale, username, warning }: WarningInput,
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
