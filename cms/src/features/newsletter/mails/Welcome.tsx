import { localePath, type Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailText } from '../../mail/layout/MailParts.tsx'
import { NewsletterFooter } from './NewsletterFooter.tsx'

type Props = { locale: Locale; texts: Messages; origin: string; unsubscribe: string }

/** The first mail of a subscription. */
export function Welcome({ locale, texts, origin, unsubscribe }: Props) {
  const { welcome } = texts.newsletterMail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={welcome.subject}
      preview={welcome.preview}
      footer={<NewsletterFooter {...{ locale, texts, origin, unsubscribe }} />}
    >
      <MailHeading locale={locale}>{welcome.heading}</MailHeading>
      <MailText locale={locale}>{welcome.text}</MailText>
      <MailText locale={locale}>{welcome.more}</MailText>
      <MailButton locale={locale} href={`${origin}${localePath(locale, '/')}`}>
        {welcome.button}
      </MailButton>
    </MailLayout>
  )
}
