import { directionOf } from '@cyberluach/core/text-direction'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading } from '../../mail/layout/MailParts.tsx'
import { NewsletterFooter } from '../mails/NewsletterFooter.tsx'
import { Paragraphs } from './Paragraphs.tsx'

type Props = {
  locale: Locale
  texts: Messages
  origin: string
  subject: string
  words: string
  unsubscribe: string
}

/** A letter outside the week: what an admin wrote to all subscribers. */
export function FreeLetter({ locale, texts, origin, subject, words, unsubscribe }: Props) {
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={words.slice(0, 120).toWellFormed()}
      footer={<NewsletterFooter {...{ locale, texts, origin, unsubscribe }} />}
    >
      <MailHeading locale={locale}>
        <span dir={directionOf(subject)}>{subject}</span>
      </MailHeading>
      <Paragraphs locale={locale} words={words} />
      <MailButton locale={locale} href={`${origin}${localePath(locale, '/')}`}>
        {texts.newsletterMail.digest.button}
      </MailButton>
    </MailLayout>
  )
}
