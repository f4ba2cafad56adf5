import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { textIn, type Locale } from '@cyberluach/i18n/locales'
import { shortened } from '../../mail/render-mail.tsx'
import { dayKeyOf, lastDayOf, monthOf, weekdayOf } from '@cyberluach/core/dates/day-key'
import { eventTypes } from '@cyberluach/core/events/event'
import {
  formatDateRange,
  formatFullDate,
  formatTime,
  formatMonthName,
  formatWeekday,
  formatDate,
} from '@cyberluach/i18n/format'
import { zonePlace, venueAndPlace } from '@cyberluach/i18n/places'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { colors, fontFamily, sidesOf, textStyle } from '../../mail/layout/mail-style.ts'
import type { ComponentProps } from 'react'
import { MailSmall, MailTable } from '../../mail/layout/MailParts.tsx'

export type OrganizerMail = {
  locale: Locale
  timeZone: string
  origin: string
  submission: SubmissionRecord
  /** The event's name as the mail shows it: in the mail's language, where there is one, and not too long. */
  title: string
  /** The private page of the submission, and the last day on which it opens. */
  link: { address: string; until: Date }
}

/** The name in the mail's language, cut between letters where it is long. */
export function mailTitle(locale: Locale, { title, titleHe }: Pick<SubmissionRecord, 'title' | 'titleHe'>): string {
  return shortened(locale, textIn(locale, title, titleHe))
}

type Texts = Pick<Messages, 'common' | 'mail'>

/** When it takes place, of what type it is and where, each in a line; what is not known is left out. */
function eventLines(texts: Texts, mail: OrganizerMail): string[] {
  const { submission, locale } = mail
  const type = eventTypes.find((known) => known === submission.eventType)
  return [
    submission.startDate ? whenOf(texts, mail, submission.startDate) : '',
    zoneOf(mail),
    venueAndPlace(locale, submission, texts.common.online),
    type ? texts.common.types[type] : '',
  ].filter((line) => line !== '')
}

/** The day with its hours, or two moments where it ends on another day; both by the clock that they were written by. */
function whenOf(texts: Texts, mail: OrganizerMail, start: string): string {
  const { submission, locale } = mail
  const { facts } = texts.mail
  const timeZone = submission.timeZone ?? mail.timeZone
  const end = submission.endDate ?? start
  const first = dayKeyOf(new Date(start), timeZone)
  if (submission.allDay) {
    const last = dayKeyOf(new Date(end), timeZone)
    const days = first === last ? formatFullDate(locale, first) : formatDateRange(locale, first, last)
    return `${days}, ${texts.common.allDay}`
  }
  const [from, to] = [formatTime(start, timeZone), formatTime(end, timeZone)]
  const moment = (day: string, time: string) => dayAndTime(facts, locale, day, time)
  if (first !== lastDayOf(start, end, timeZone)) {
    const last = dayKeyOf(new Date(end), timeZone)
    return fill(locale, facts.fromTo, { start: moment(first, from), end: moment(last, to) })
  }
  return moment(first, from === to ? from : `${from}–${to}`)
}

/** The name of the clock, where it is not the site's. */
function zoneOf({ submission, locale, timeZone }: OrganizerMail): string {
  const written = submission.timeZone ?? timeZone
  return written === timeZone ? '' : zonePlace(locale, written)
}

function dayAndTime(facts: Messages['mail']['facts'], locale: Locale, day: string, time: string): string {
  return fill(locale, facts.dayAndTime, { day: formatFullDate(locale, day), time })
}

type Props = { texts: Pick<Messages, 'common' | 'mail'>; mail: OrganizerMail }

/** The event as its organizer knows it: a leaf of the calendar with its day, its name, and when and where it is. */
export function EventBand({ texts, mail }: Props) {
  const { locale, title, submission, timeZone } = mail
  const { start } = sidesOf(locale)
  const nearer = start === 'right' ? { paddingRight: 0 } : { paddingLeft: 0 }
  return (
    <MailTable
      width="100%"
      className="mail-band"
      style={{
        backgroundColor: colors.band,
        border: `1px solid ${colors.line}`,
        borderRadius: '8px',
        borderCollapse: 'separate',
        margin: '6px 0 22px',
      }}
    >
      <tr>
        {submission.startDate && (
          <td width="1" valign="top" style={{ padding: '16px' }} data-skip-in-text="true" aria-hidden="true">
            <Leaf locale={locale} day={dayKeyOf(new Date(submission.startDate), submission.timeZone ?? timeZone)} />
          </td>
        )}
        <td
          valign="top"
          className="mail-ink-2"
          data-text-part="lines"
          style={textStyle(locale, {
            padding: '14px 16px',
            ...(submission.startDate ? nearer : {}),
            fontSize: '14px',
            lineHeight: '22px',
            color: colors.inkSecond,
          })}
        >
          <div
            className="mail-ink"
            style={{ fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: colors.ink }}
          >
            <span dir={directionOf(title)}>{title}</span>
          </div>
          {eventLines(texts, mail).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </td>
      </tr>
    </MailTable>
  )
}

/** The day as a calendar's leaf shows it: month, number, day of the week. */
function Leaf({ locale, day }: { locale: Locale; day: string }) {
  return (
    <MailTable
      width="60"
      className="mail-leaf"
      style={{
        width: '60px',
        border: `1px solid ${colors.line}`,
        borderRadius: '8px',
        borderCollapse: 'separate',
        backgroundColor: colors.paper,
      }}
    >
      <LeafRow
        className="mail-button"
        style={{
          backgroundColor: colors.action,
          borderRadius: '7px 7px 0 0',
          color: colors.onAction,
          fontSize: '12px',
          lineHeight: '20px',
          fontWeight: 600,
        }}
      >
        {formatMonthName(locale, monthOf(day), 'short')}
      </LeafRow>
      <LeafRow
        className="mail-ink"
        style={{
          paddingTop: '4px',
          fontSize: '24px',
          lineHeight: '28px',
          fontWeight: 700,
          color: colors.ink,
        }}
      >
        {Number(day.slice(8))}
      </LeafRow>
      <LeafRow
        className="mail-ink-3"
        style={{ paddingBottom: '5px', fontSize: '12px', lineHeight: '16px', color: colors.inkThird }}
      >
        {formatWeekday(locale, weekdayOf(day), 'short')}
      </LeafRow>
    </MailTable>
  )
}

function LeafRow({ className, style, children }: ComponentProps<'td'>) {
  return (
    <tr>
      <td className={className} style={{ fontFamily, textAlign: 'center', padding: '0 4px', ...style }}>
        {children}
      </td>
    </tr>
  )
}

/** What to know of the private link of a published event, in every mail that has it. */
export function KeepPrivate({ texts, mail }: { texts: Pick<Messages, 'mail'>; mail: OrganizerMail }) {
  const { locale, link, timeZone } = mail
  const date = formatDate(locale, dayKeyOf(link.until, timeZone))
  return <MailSmall locale={locale}>{fill(locale, texts.mail.keepPrivate, { date })}</MailSmall>
}
