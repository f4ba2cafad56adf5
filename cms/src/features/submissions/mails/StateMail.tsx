import type { EventState } from '@cyberluach/core/event-states'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailLink, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { EventBand } from './EventBand.tsx'
import { KeepPrivate } from './KeepPrivate.tsx'
import type { OrganizerMail } from './organizer-mail.ts'

type Props = {
  texts: Pick<Messages, 'common' | 'mail'>
  /** Of the event as it is now. */
  mail: OrganizerMail
  subject: string
  state: EventState
  /** When one that moved was to be before, in words. */
  former: string | null
  /** The event's own page. */
  eventAddress: string
}

/** Says what became of a published event: other days, put off, called off, or back as announced. */
export function StateMail({ texts, mail, subject, state, former, eventAddress }: Props) {
  const { locale, origin, title, link } = mail
  const { eventState, organizerFooter } = texts.mail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={fill(locale, eventState.texts[state], { title })}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{eventState.headings[state]}</MailHeading>
      <MailText locale={locale}>{fill(locale, eventState.texts[state], { title })}</MailText>
      <EventBand texts={texts} mail={mail} />
      {former && <MailText locale={locale}>{fill(locale, eventState.former, { dates: former })}</MailText>}
      <MailButton locale={locale} href={eventAddress}>
        {eventState.button}
      </MailButton>
      {!mail.submission.isMerged && (
        <>
          <MailSmall locale={locale}>
            {eventState.change} <MailLink href={link.address}>{eventState.changeLink}</MailLink>
          </MailSmall>
          <KeepPrivate texts={texts} mail={mail} />
        </>
      )}
    </MailLayout>
  )
}
