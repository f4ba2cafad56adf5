import type { ListedDeadline } from '@cyberluach/core/deadline-list'
import { directionOf } from '@cyberluach/core/text-direction'
import { deadlineLine } from '@cyberluach/i18n/deadline-lines'
import { localePath, type Locale, textIn } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { Link } from '@react-email/components'
import { colors, textStyle } from '../../mail/layout/mail-style.ts'

type Props = { locale: Locale; texts: Messages; origin: string; timeZone: string; deadline: ListedDeadline }

/** A deadline as a line of the letter: its event, then what closes and when. */
export function DigestDeadline({ locale, texts, origin, timeZone, deadline }: Props) {
  const { event } = deadline
  const title = textIn(locale, event.title, event.titleHe)
  // A letter is read later: nothing in it is over yet.
  const line = deadlineLine({ locale, t: texts }, deadline, { now: new Date(0), timeZone })
  return (
    <div style={textStyle(locale, { margin: '0 0 14px', fontSize: '14px', lineHeight: '21px' })}>
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
      <span className="mail-ink-2" style={{ color: colors.inkSecond }}>
        <span dir={directionOf(line.name)}>{line.name}</span> ·{' '}
        <span dir={directionOf(line.date)}>{line.date}</span>
      </span>
      {line.notes.map((note) => (
        <span key={note} className="mail-ink-3" style={{ color: colors.inkThird }}>
          <br />
          {note}
        </span>
      ))}
    </div>
  )
}
