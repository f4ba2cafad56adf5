import { shownTypeOf, type CalendarEvent } from '@cyberluach/core/event'
import { directionOf } from '@cyberluach/core/text-direction'
import { lightColors } from '@cyberluach/design/colors.generated'
import { placeOf } from '@cyberluach/i18n/event-place'
import { formatShortDate, formatTime } from '@cyberluach/i18n/format'
import { localePath, type Locale, textIn } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Link } from '@react-email/components'
import { colors, sidesOf, textStyle } from '../../mail/layout/mail-style.ts'

type Props = { locale: Locale; texts: Messages; origin: string; timeZone: string; event: CalendarEvent }

/** An event as a line of the letter: its title, then when, what and where. */
export function DigestEvent({ locale, texts, origin, timeZone, event }: Props) {
  const title = textIn(locale, event.title, event.titleHe)
  const edge = `3px solid ${lightColors[shownTypeOf(event.eventType)]}`
  const isRight = sidesOf(locale).start === 'right'
  const meta = [
    event.allDay ? texts.common.allDay : formatTime(event.startDate, timeZone),
    ...(event.lastDay > event.day ? [until(locale, texts, event)] : []),
    texts.common.types[event.eventType],
    placeOf(locale, event, texts.common.online),
  ]
  return (
    <div
      style={textStyle(locale, {
        ...(isRight
          ? { borderRight: edge, paddingRight: '14px' }
          : { borderLeft: edge, paddingLeft: '14px' }),
        margin: '0 0 14px',
        fontSize: '14px',
        lineHeight: '21px',
      })}
    >
      <Link
        href={`${origin}${localePath(locale, event.url)}`}
        className="mail-ink"
        style={{
          color: colors.ink,
          fontSize: '16px',
          lineHeight: '24px',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        <span dir={directionOf(title)}>{title}</span>
      </Link>
      <br />
      <span className="mail-ink-3" style={{ color: colors.inkThird }}>
        {meta.filter(Boolean).map((part, place) => (
          <span key={part}>
            {place > 0 && ' · '}
            <span dir={directionOf(part)}>{part}</span>
          </span>
        ))}
      </span>
    </div>
  )
}

function until(locale: Locale, texts: Messages, { lastDay }: CalendarEvent): string {
  return fill(locale, texts.newsletterMail.digest.until, { date: formatShortDate(locale, lastDay) })
}
