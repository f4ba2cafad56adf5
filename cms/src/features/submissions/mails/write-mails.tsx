import type { EventState } from '@cyberluach/core/events/event-states'
import { localePath } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { ReactElement } from 'react'
import { renderMail, type RenderedMail } from '../../mail/render-mail.tsx'
import { type OrganizerMail, EventBand, KeepPrivate, mailTitle } from './parts.tsx'
import type { RepeatedEvent } from './repeated-event.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import {
  MailButton,
  MailHeading,
  MailSmall,
  MailText,
  MailLink,
  MailQuote,
  MailSubheading,
} from '../../mail/layout/MailParts.tsx'

type Texts = Pick<Messages, 'common' | 'mail'>
export type WrittenMail = RenderedMail & { subject: string }

export async function writeReceived(texts: Texts, mail: OrganizerMail): Promise<WrittenMail> {
  const subject = subjectOf(texts, mail, 'received')
  return written(subject, <ReceivedMail {...{ texts, mail, subject }} />)
}

export async function writePublished(
  texts: Texts,
  mail: OrganizerMail,
  /** The path of the event's page. */
  url: string,
): Promise<WrittenMail> {
  const subject = subjectOf(texts, mail, 'published')
  const eventAddress = `${mail.origin}${localePath(mail.locale, url)}`
  return written(subject, <PublishedMail {...{ texts, mail, subject, eventAddress }} />)
}

export async function writeRejected(
  texts: Texts,
  mail: OrganizerMail,
  note: string | null,
  /** What it repeats, where that was the reason. */
  repeated: RepeatedEvent | null = null,
): Promise<WrittenMail> {
  const subject = subjectOf(texts, mail, 'rejected')
  return written(subject, <RejectedMail {...{ texts, mail, subject, note, repeated }} />)
}

/** Of an event as it is now: when it was to be before it moved, and the path of its page. */
type Standing = { state: EventState; former: string | null; url: string }

export async function writeState(
  texts: Texts,
  mail: OrganizerMail,
  { state, former, url }: Standing,
): Promise<WrittenMail> {
  const subject = fill(mail.locale, texts.mail.eventState.subjects[state], { title: mail.title })
  const eventAddress = `${mail.origin}${localePath(mail.locale, url)}`
  return written(subject, <StateMail {...{ texts, mail, subject, state, former, eventAddress }} />)
}

/** `url` is the path of the event's page, where it says what was asked for. */
export async function writeRequestAnswer(
  texts: Texts,
  mail: OrganizerMail,
  answer: 'requestGranted' | 'requestDeclined',
  url: string | null = null,
): Promise<WrittenMail> {
  const subject = subjectOf(texts, mail, answer)
  const eventAddress = url && `${mail.origin}${localePath(mail.locale, url)}`
  return written(subject, <RequestAnswerMail {...{ texts, mail, subject, answer, eventAddress }} />)
}

export async function writeRemoved(texts: Texts, mail: OrganizerMail): Promise<WrittenMail> {
  const subject = subjectOf(texts, mail, 'removed')
  return written(subject, <RemovedMail {...{ texts, mail, subject }} />)
}

type Kind = 'received' | 'published' | 'rejected' | 'requestGranted' | 'requestDeclined' | 'removed'

function subjectOf({ mail: texts }: Texts, { locale, title }: OrganizerMail, kind: Kind): string {
  return fill(locale, texts[kind].subject, { title })
}

async function written(subject: string, mail: ReactElement): Promise<WrittenMail> {
  return { subject, ...(await renderMail(mail)) }
}

type Props = { texts: Pick<Messages, 'common' | 'mail'>; mail: OrganizerMail; subject: string }

/** Says that the event has arrived, and gives the private link. */
function ReceivedMail({ texts, mail, subject }: Props) {
  const { locale, origin, title, link, timeZone } = mail
  const { received, organizerFooter } = texts.mail
  const until = formatDate(locale, dayKeyOf(link.until, timeZone))
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={received.preview}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{received.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, received.text, { title })}</MailText>
      <EventBand texts={texts} mail={mail} />
      <MailText locale={locale}>{received.linkText}</MailText>
      <MailButton locale={locale} href={link.address}>
        {received.button}
      </MailButton>
      <MailSmall locale={locale}>{fill(locale, received.keep, { date: until })}</MailSmall>
    </MailLayout>
  )
}

type PublishedMailProps = {
  texts: Pick<Messages, 'common' | 'mail'>
  mail: OrganizerMail
  subject: string
  /** The event's own page. */
  eventAddress: string
}

/** Says that the event is on the calendar, and where; its calendar file goes with it. */
function PublishedMail({ texts, mail, subject, eventAddress }: PublishedMailProps) {
  const { locale, origin, title, link } = mail
  const { published, organizerFooter } = texts.mail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={published.preview}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{published.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, published.text, { title })}</MailText>
      <EventBand texts={texts} mail={mail} />
      <MailButton locale={locale} href={eventAddress}>
        {published.button}
      </MailButton>
      <MailText locale={locale}>{published.file}</MailText>
      <MailSmall locale={locale}>
        {published.change} <MailLink href={link.address}>{published.changeLink}</MailLink>
      </MailSmall>
      <KeepPrivate texts={texts} mail={mail} />
    </MailLayout>
  )
}

type RejectedMailProps = {
  texts: Pick<Messages, 'common' | 'mail'>
  mail: OrganizerMail
  subject: string
  /** What the admin wrote; null where nothing was. */
  note: string | null
  /** What it repeats, where that was the reason. */
  repeated: RepeatedEvent | null
}

/** Says that the event will not be on the calendar, and why, where a reason was given. */
function RejectedMail({ texts, mail, subject, note, repeated }: RejectedMailProps) {
  const { locale, origin, title, link } = mail
  const { rejected, organizerFooter } = texts.mail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={rejected.preview}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{rejected.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, rejected.text, { title })}</MailText>
      {note && <MailSubheading locale={locale}>{rejected.noteHeading}</MailSubheading>}
      {note && <MailQuote locale={locale} text={note} />}
      {repeated && (
        <MailText locale={locale}>
          {rejected.repeated}{' '}
          <MailLink href={`${origin}${localePath(locale, repeated.path)}`}>
            {fill(locale, '{title}', { title: mailTitle(locale, repeated) })}
          </MailLink>
        </MailText>
      )}
      <MailText locale={locale}>{rejected.again}</MailText>
      <MailButton locale={locale} href={`${origin}${localePath(locale, '/submit')}`}>
        {rejected.button}
      </MailButton>
      <MailSmall locale={locale}>
        <MailLink href={link.address}>{rejected.status}</MailLink>
      </MailSmall>
    </MailLayout>
  )
}

type RemovedMailProps = { texts: Pick<Messages, 'common' | 'mail'>; mail: OrganizerMail; subject: string }

/** Says that a published event has left the calendar with its submission, whose private link opens nothing any more. */
function RemovedMail({ texts, mail, subject }: RemovedMailProps) {
  const { locale, origin, title } = mail
  const { removed, organizerFooter } = texts.mail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={removed.preview}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{removed.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, removed.text, { title })}</MailText>
      <EventBand texts={texts} mail={mail} />
      <MailText locale={locale}>{removed.why}</MailText>
      <MailButton locale={locale} href={`${origin}${localePath(locale, '/contact')}`}>
        {removed.button}
      </MailButton>
    </MailLayout>
  )
}

type StateMailProps = {
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
function StateMail({ texts, mail, subject, state, former, eventAddress }: StateMailProps) {
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

type RequestAnswerMailProps = {
  texts: Pick<Messages, 'common' | 'mail'>
  mail: OrganizerMail
  subject: string
  answer: 'requestGranted' | 'requestDeclined'
  /** The event's own page, where it says what was asked for. */
  eventAddress: string | null
}

/** Says what was decided about a change that an organizer asked for. */
function RequestAnswerMail({ texts, mail, subject, answer, eventAddress }: RequestAnswerMailProps) {
  const { locale, origin, title, link } = mail
  const words = texts.mail[answer]
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={words.preview}
      footer={<MailSmall locale={locale}>{texts.mail.organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{words.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, words.text, { title })}</MailText>
      <MailButton locale={locale} href={eventAddress ?? link.address}>
        {words.button}
      </MailButton>
      {eventAddress && (
        <MailSmall locale={locale}>
          {texts.mail.eventState.change}{' '}
          <MailLink href={link.address}>{texts.mail.eventState.changeLink}</MailLink>
        </MailSmall>
      )}
      <KeepPrivate texts={texts} mail={mail} />
    </MailLayout>
  )
}
