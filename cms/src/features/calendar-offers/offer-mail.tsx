import { localePath, type Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { writeMail } from '../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailQuote, MailSmall, MailSubheading, MailText } from '../mail/layout/MailParts.tsx'
import { shortened, type WrittenMail } from '../mail/render-mail.tsx'

export type OfferMail = {
  what: 'received' | 'added' | 'declined'
  locale: Locale
  origin: string
  address: string
  /** Why it was declined. */
  note: string | null
}

/** Tells whoever offered a calendar that it arrived, or what was decided about it. */
export function writeOfferMail(
  texts: Pick<Messages, 'common' | 'mail'>,
  { what, locale, origin, address, note }: OfferMail,
): Promise<WrittenMail> {
  const { [what]: words, ...general } = texts.mail.calendarOffer
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''
  return writeMail({
    locale,
    texts,
    origin,
    title: fill(locale, words.subject, { host: shortened(locale, host) }),
    preview: words.preview,
    footer: <MailSmall locale={locale}>{general.footer}</MailSmall>,
    children: (
      <>
        <MailHeading locale={locale}>{words.heading}</MailHeading>
        <MailText locale={locale}>{fill(locale, words.text, { address: shortened(locale, address) })}</MailText>
        {note && <MailSubheading locale={locale}>{general.noteHeading}</MailSubheading>}
        {note && <MailQuote locale={locale} text={note} />}
        {what === 'declined' && (
          <MailButton locale={locale} href={origin + localePath(locale, '/submit')}>
            {general.button}
          </MailButton>
        )}
      </>
    ),
  })
}
