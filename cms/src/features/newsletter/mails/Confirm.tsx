import { formatDate } from '@cyberluach/i18n/format'
import type { DayKey } from '@cyberluach/core/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'

type Props = { locale: Locale; texts: Messages; origin: string; link: string; until: DayKey }

/** Asks whoever reads an address whether it may be written to. It greets nobody: a stranger may have typed the name. */
export function Confirm({ locale, texts, origin, link, until }: Props) {
  const { confirm } = texts.newsletterMail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={confirm.subject}
      preview={confirm.preview}
      footer={<MailSmall locale={locale}>{confirm.footer}</MailSmall>}
    >
      <MailHeading locale={locale}>{confirm.heading}</MailHeading>
      <MailText locale={locale}>{confirm.text}</MailText>
      <MailButton locale={locale} href={link}>
        {confirm.button}
      </MailButton>
      <MailSmall locale={locale}>
        {fill(locale, confirm.until, { date: formatDate(locale, until) })}
      </MailSmall>
    </MailLayout>
  )
}
