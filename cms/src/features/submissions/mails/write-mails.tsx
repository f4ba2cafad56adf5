import type { EventState } from '@cyberluach/core/events/event-states'
import { localePath } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { ReactNode } from 'react'
import type { WrittenMail } from '../../mail/render-mail.tsx'
import { type OrganizerMail, EventBand, KeepPrivate, mailTitle } from './parts.tsx'
import type { RepeatedEvent } from '../similar.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import { writeMail } from '../../mail/layout/MailLayout.tsx'
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

/** Says that the event has arrived, and gives the private link. */
export function writeReceived(texts: Texts, mail: OrganizerMail): Promise<WrittenMail> {
  const { locale, link, timeZone } = mail
  const { received } = texts.mail
  const date = formatDate(locale, dayKeyOf(link.until, timeZone))
  return written(
    texts,
    mail,
    received,
    <>
      <EventBand texts={texts} mail={mail} />
      <MailText locale={locale}>{received.linkText}</MailText>
      <MailButton locale={locale} href={link.address}>
        {received.button}
      </MailButton>
      <MailSmall locale={locale}>{fill(locale, received.keep, { date })}</MailSmall>
    </>,
  )
}

/** Says that the event is on the calendar, and at which path; its calendar file goes with it. */
export function writePublished(texts: Texts, mail: OrganizerMail, url: string): Promise<WrittenMail> {
  const { locale } = mail
  const { published } = texts.mail
  return written(
    texts,
    mail,
    published,
    <>
      <EventBand texts={texts} mail={mail} />
      <MailButton locale={locale} href={addressOf(mail, url)}>
        {published.button}
      </MailButton>
      <MailText locale={locale}>{published.file}</MailText>
      <ChangeByLink mail={mail} words={published} />
      <KeepPrivate texts={texts} mail={mail} />
    </>,
  )
}

/** Says that the event will not be on the calendar; why, where a note was left, and what it repeats, where it does. */
export function writeRejected(
  texts: Texts,
  mail: OrganizerMail,
  note: string | null,
  repeated: RepeatedEvent | null = null,
): Promise<WrittenMail> {
  const { locale, link } = mail
  const { rejected } = texts.mail
  return written(
    texts,
    mail,
    rejected,
    <>
      {note && <MailSubheading locale={locale}>{rejected.noteHeading}</MailSubheading>}
      {note && <MailQuote locale={locale} text={note} />}
      {repeated && (
        <MailText locale={locale}>
          {rejected.repeated}{' '}
          <MailLink href={addressOf(mail, repeated.path)}>
            {fill(locale, '{title}', { title: mailTitle(locale, repeated) })}
          </MailLink>
        </MailText>
      )}
      <MailText locale={locale}>{rejected.again}</MailText>
      <MailButton locale={locale} href={addressOf(mail, '/submit')}>
        {rejected.button}
      </MailButton>
      <MailSmall locale={locale}>
        <MailLink href={link.address}>{rejected.status}</MailLink>
      </MailSmall>
    </>,
  )
}

/** Of an event as it is now: when it was to be before it moved, in words, and the path of its page. */
type Standing = { state: EventState; former: string | null; url: string }

/** Says what became of a published event: other days, put off, called off, or back as announced. */
export function writeState(texts: Texts, mail: OrganizerMail, { state, former, url }: Standing): Promise<WrittenMail> {
  const { locale, title, submission } = mail
  const { eventState } = texts.mail
  const text = eventState.texts[state]
  const words = { subject: eventState.subjects[state], heading: eventState.headings[state], text }
  return written(
    texts,
    mail,
    { ...words, preview: fill(locale, text, { title }) },
    <>
      <EventBand texts={texts} mail={mail} />
      {former && <MailText locale={locale}>{fill(locale, eventState.former, { dates: former })}</MailText>}
      <MailButton locale={locale} href={addressOf(mail, url)}>
        {eventState.button}
      </MailButton>
      {!submission.isMerged && (
        <>
          <ChangeByLink mail={mail} words={eventState} />
          <KeepPrivate texts={texts} mail={mail} />
        </>
      )}
    </>,
  )
}

/** Says what was decided about a change that was asked for. `url` is the path of the event's page, where it says it. */
export function writeRequestAnswer(
  texts: Texts,
  mail: OrganizerMail,
  answer: 'requestGranted' | 'requestDeclined',
  url: string | null = null,
): Promise<WrittenMail> {
  return written(
    texts,
    mail,
    texts.mail[answer],
    <>
      <MailButton locale={mail.locale} href={url ? addressOf(mail, url) : mail.link.address}>
        {texts.mail[answer].button}
      </MailButton>
      {url && <ChangeByLink mail={mail} words={texts.mail.eventState} />}
      <KeepPrivate texts={texts} mail={mail} />
    </>,
  )
}

/** Says that a published event has left the calendar with its submission, whose private link opens nothing any more. */
export function writeRemoved(texts: Texts, mail: OrganizerMail): Promise<WrittenMail> {
  const { locale } = mail
  const { removed } = texts.mail
  return written(
    texts,
    mail,
    removed,
    <>
      <EventBand texts={texts} mail={mail} />
      <MailText locale={locale}>{removed.why}</MailText>
      <MailButton locale={locale} href={addressOf(mail, '/contact')}>
        {removed.button}
      </MailButton>
    </>,
  )
}

/** What each of them begins with: `subject` and `text` name the event. */
type Words = { subject: string; preview: string; heading: string; text: string }

function written(texts: Texts, mail: OrganizerMail, words: Words, rest: ReactNode): Promise<WrittenMail> {
  const { locale, origin, title } = mail
  return writeMail({
    locale,
    texts,
    origin,
    title: fill(locale, words.subject, { title }),
    preview: words.preview,
    footer: <MailSmall locale={locale}>{texts.mail.organizerFooter}</MailSmall>,
    children: (
      <>
        <MailHeading locale={locale}>{words.heading}</MailHeading>
        <MailText locale={locale}>{fill(locale, words.text, { title })}</MailText>
        {rest}
      </>
    ),
  })
}

function addressOf({ origin, locale }: OrganizerMail, path: string): string {
  return `${origin}${localePath(locale, path)}`
}

type ChangeProps = { mail: OrganizerMail; words: { change: string; changeLink: string } }

/** The way to ask for a change of a published event. */
function ChangeByLink({ mail: { locale, link }, words }: ChangeProps) {
  return (
    <MailSmall locale={locale}>
      {words.change} <MailLink href={link.address}>{words.changeLink}</MailLink>
    </MailSmall>
  )
}
