import type { DayKey } from '@cyberluach/core/dates/day-key'
import { type Locale, textIn } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { arrivalKinds, type ArrivalKind, type Arrivals, type Waiting, type Arrival } from '../arrivals.ts'
import { highestRating } from '@cyberluach/core/messages/feedback'
import { formatDate } from '@cyberluach/i18n/format'
import type { ReactNode } from 'react'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailLink, MailSmall, MailSubheading, MailText } from '../../mail/layout/MailParts.tsx'
import { colors, textStyle } from '../../mail/layout/mail-style.ts'
import { shortened, renderMail, type WrittenMail } from '../../mail/render-mail.tsx'

export type Notice = {
  locale: Locale
  origin: string
  /** What is new, of at least one kind unless something is suspicious or a backup is late. */
  arrivals: Arrivals
  /** How much of what is suspicious is new. */
  suspicious: number
  /** How much waits; null where that is not said. */
  waiting: Waiting | null
  /** Of backups that are late: the day of the last good one; null where none is. */
  backup: { lastDay: DayKey | null } | null
}

type NoticeTexts = Pick<Messages, 'common' | 'mail' | 'staffMail'>

export function countsOf(
  locale: Locale,
  texts: Pick<Messages['staffMail']['subject'], ArrivalKind>,
  countOf: (kind: ArrivalKind) => number,
): string {
  return arrivalKinds
    .filter((kind) => countOf(kind) > 0)
    .map((kind) => fill(locale, texts[kind], { n: countOf(kind) }))
    .join(' · ')
}

type Props = { texts: NoticeTexts; notice: Notice; subject: string }

/** Of very many the first are named. */
const mostNamed = 10

const tabs = {
  submissions: 'submissions',
  requests: 'submissions',
  messages: 'contact',
  feedback: 'feedback',
} as const

/** Tells an admin what arrived, by name, and leads to where it is dealt with. */
export function NoticeMail({ texts, notice, subject }: Props) {
  const { locale, origin, arrivals, waiting, backup } = notice
  const { staffMail } = texts
  const kinds = arrivalKinds.filter((kind) => arrivals[kind].length > 0)
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={[
        backupWords(notice, texts),
        ...kinds.map((kind) => nameOf(notice, texts, kind, arrivals[kind][0])),
        kinds.length === 0 && !backup && subject,
      ]
        .filter(Boolean)
        .join(' · ')}
      footer={
        <MailSmall locale={locale}>
          {staffMail.why} <MailLink href={`${origin}/admin/account`}>{staffMail.change}</MailLink>
        </MailSmall>
      }
    >
      <MailHeading locale={locale}>{waiting ? staffMail.headingDaily : staffMail.heading}</MailHeading>
      {backup && (
        <>
          <MailSubheading locale={locale}>{staffMail.backup.heading}</MailSubheading>
          <MailText locale={locale}>{backupWords(notice, texts)}</MailText>
        </>
      )}
      {kinds.length > 0 && <MailText locale={locale}>{staffMail.text}</MailText>}
      {kinds.map((kind) => (
        <div key={kind}>
          <MailSubheading locale={locale}>{staffMail[kind]}</MailSubheading>
          <ul style={textStyle(locale, { margin: '0 0 16px', padding: '0 20px' })}>
            {arrivals[kind].slice(0, mostNamed).map((arrival, place) => (
              <Line key={place} locale={locale}>
                {nameOf(notice, texts, kind, arrival)}
              </Line>
            ))}
            {arrivals[kind].length > mostNamed && (
              <Line locale={locale}>{fill(locale, staffMail.more, { n: arrivals[kind].length - mostNamed })}</Line>
            )}
          </ul>
        </div>
      ))}
      {waiting && (
        <>
          <MailSubheading locale={locale}>{staffMail.waiting.heading}</MailSubheading>
          <MailText locale={locale}>{countsOf(locale, staffMail.waiting, (kind) => waiting.all[kind])}</MailText>
          <SuspiciousPart {...{ locale, origin, staffMail }} counts={waiting.suspicious} />
        </>
      )}
      <MailButton locale={locale} href={`${origin}/admin/dashboard#${kinds[0] ? tabs[kinds[0]] : 'analytics'}`}>
        {staffMail.button}
      </MailButton>
    </MailLayout>
  )
}

type SuspiciousProps = Pick<Notice, 'locale' | 'origin'> & {
  staffMail: NoticeTexts['staffMail']
  counts: Record<ArrivalKind, number>
}

/** How much waits that a script may have sent, each kind by a link to where it is looked through; nothing of nothing. */
function SuspiciousPart({ locale, origin, staffMail, counts }: SuspiciousProps) {
  const kinds = arrivalKinds.filter((kind) => counts[kind] > 0)
  if (kinds.length === 0) return null
  return (
    <>
      <MailSubheading locale={locale}>{staffMail.suspicious.heading}</MailSubheading>
      <MailText locale={locale}>{staffMail.suspicious.text}</MailText>
      <ul style={textStyle(locale, { margin: '0 0 16px', padding: '0 20px' })}>
        {kinds.map((kind) => (
          <Line key={kind} locale={locale}>
            <MailLink href={`${origin}/admin/dashboard#${tabs[kind]}/suspicious`}>
              {fill(locale, staffMail.waiting[kind], { n: counts[kind] })}
            </MailLink>
          </Line>
        ))}
      </ul>
    </>
  )
}

function Line({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <li className="mail-ink" style={textStyle(locale, { fontSize: '16px', lineHeight: '26px', color: colors.ink })}>
      {children}
    </li>
  )
}

function backupWords({ locale, backup }: Notice, { staffMail }: NoticeTexts): string {
  if (!backup) return ''
  const { late, none } = staffMail.backup
  return backup.lastDay ? fill(locale, late, { date: formatDate(locale, backup.lastDay) }) : none
}

/** What it is called, and who sent it where that is said. */
function nameOf(
  { locale }: Notice,
  { staffMail }: NoticeTexts,
  kind: ArrivalKind,
  arrival: Arrival | undefined,
): string {
  if (!arrival) return ''
  const rating = { rating: String(arrival.rating), highest: String(highestRating) }
  const title =
    kind === 'feedback' && arrival.rating !== null
      ? fill(locale, staffMail.rating, rating)
      : shortened(locale, textIn(locale, arrival.title, arrival.titleHe))
  // What is not ours stands in its own direction, also where it stands alone.
  if (!arrival.name) return fill(locale, '{title}', { title })
  return fill(locale, staffMail.from, { title, name: shortened(locale, arrival.name) })
}

/** The mail that tells an admin what arrived; its subject says how much of what. */
export async function writeNotice(texts: NoticeTexts, notice: Notice): Promise<WrittenMail> {
  const { locale, arrivals, suspicious, backup } = notice
  const words = texts.staffMail.subject
  const arrived = countsOf(locale, words, (kind) => arrivals[kind].length)
  const ofScripts = suspicious > 0 && fill(locale, words.suspicious, { n: suspicious })
  const subject = [backup && words.backup, arrived, ofScripts].filter(Boolean).join(' · ')
  return { subject, ...(await renderMail(<NoticeMail {...{ texts, notice, subject }} />)) }
}
