import type { EventState } from '@cyberluach/core/event-states'
import { localePath } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { ReactElement } from 'react'
import { renderMail, type RenderedMail } from '../../mail/render-mail.tsx'
import type { OrganizerMail } from './organizer-mail.ts'
import { PublishedMail } from './PublishedMail.tsx'
import { RemovedMail } from './RemovedMail.tsx'
import type { RepeatedEvent } from './repeated-event.ts'
import { RequestAnswerMail } from './RequestAnswerMail.tsx'
import { StateMail } from './StateMail.tsx'
import { ReceivedMail } from './ReceivedMail.tsx'
import { RejectedMail } from './RejectedMail.tsx'

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
