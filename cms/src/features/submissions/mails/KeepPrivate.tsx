import { dayKeyOf } from '@cyberluach/core/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailSmall } from '../../mail/layout/MailParts.tsx'
import type { OrganizerMail } from './organizer-mail.ts'

/** What to know of the private link of a published event, in every mail that has it. */
export function KeepPrivate({ texts, mail }: { texts: Pick<Messages, 'mail'>; mail: OrganizerMail }) {
  const { locale, link, timeZone } = mail
  const date = formatDate(locale, dayKeyOf(link.until, timeZone))
  return <MailSmall locale={locale}>{fill(locale, texts.mail.keepPrivate, { date })}</MailSmall>
}
