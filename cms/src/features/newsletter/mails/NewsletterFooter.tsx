import { localePath, type Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { MailLink, MailSmall } from '../../mail/layout/MailParts.tsx'

type Props = {
  locale: Locale
  texts: Pick<Messages, 'newsletterMail'>
  origin: string
  /** Where this reader leaves. */
  unsubscribe: string
}

/** Why the mail came, and the way out. */
export function NewsletterFooter({ locale, texts, origin, unsubscribe }: Props) {
  const { footer } = texts.newsletterMail
  return (
    <>
      <MailSmall locale={locale}>{footer.why}</MailSmall>
      <MailSmall locale={locale}>
        <MailLink href={unsubscribe}>{footer.unsubscribe}</MailLink>
        {' · '}
        <MailLink href={`${origin}${localePath(locale, '/Privacy-Policy')}`}>{footer.privacy}</MailLink>
      </MailSmall>
    </>
  )
}
