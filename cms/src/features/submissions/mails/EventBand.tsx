import { monthOf, weekdayOf, dayKeyOf } from '@cyberluach/core/day-key'
import { directionOf } from '@cyberluach/core/text-direction'
import { formatMonthName, formatWeekday } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { colors, fontFamily, sidesOf, textStyle } from '../../mail/layout/mail-style.ts'
import { eventLines } from './event-lines.ts'
import type { OrganizerMail } from './organizer-mail.ts'

type Props = { texts: Pick<Messages, 'common' | 'mail'>; mail: OrganizerMail }

/** The event as its organizer knows it: a leaf of the calendar with its day, its name, and when and where it is. */
export function EventBand({ texts, mail }: Props) {
  const { locale, title, submission, timeZone } = mail
  const { start } = sidesOf(locale)
  const nearer = start === 'right' ? { paddingRight: 0 } : { paddingLeft: 0 }
  return (
    <table
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      className="mail-band"
      style={{
        backgroundColor: colors.band,
        border: `1px solid ${colors.line}`,
        borderRadius: '8px',
        borderCollapse: 'separate',
        margin: '6px 0 22px',
      }}
    >
      <tbody>
        <tr>
          {submission.startDate && (
            <td
              width="1"
              valign="top"
              style={{ padding: '16px' }}
              data-skip-in-text="true"
              aria-hidden="true"
            >
              <Leaf
                locale={locale}
                day={dayKeyOf(new Date(submission.startDate), submission.timeZone ?? timeZone)}
              />
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
      </tbody>
    </table>
  )
}

/** The day as a calendar's leaf shows it: month, number, day of the week. */
function Leaf({ locale, day }: { locale: Locale; day: string }) {
  const cell = { fontFamily, textAlign: 'center', padding: '0 4px' } as const
  return (
    <table
      width="60"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      className="mail-leaf"
      style={{
        width: '60px',
        border: `1px solid ${colors.line}`,
        borderRadius: '8px',
        borderCollapse: 'separate',
        backgroundColor: colors.paper,
      }}
    >
      <tbody>
        <tr>
          <td
            className="mail-button"
            style={{
              ...cell,
              backgroundColor: colors.action,
              borderRadius: '7px 7px 0 0',
              color: colors.onAction,
              fontSize: '12px',
              lineHeight: '20px',
              fontWeight: 600,
            }}
          >
            {formatMonthName(locale, monthOf(day), 'short')}
          </td>
        </tr>
        <tr>
          <td
            className="mail-ink"
            style={{
              ...cell,
              paddingTop: '4px',
              fontSize: '24px',
              lineHeight: '28px',
              fontWeight: 700,
              color: colors.ink,
            }}
          >
            {Number(day.slice(8))}
          </td>
        </tr>
        <tr>
          <td
            className="mail-ink-3"
            style={{
              ...cell,
              paddingBottom: '5px',
              fontSize: '12px',
              lineHeight: '16px',
              color: colors.inkThird,
            }}
          >
            {formatWeekday(locale, weekdayOf(day), 'short')}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
