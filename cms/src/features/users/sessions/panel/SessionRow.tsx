import { deviceWords, placeWords } from '@cyberluach/i18n/session-words'
import { fill } from '@cyberluach/i18n/translate'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { Button } from '@payloadcms/ui'
import type { LiveSession } from '../sessions.ts'

export type SessionTexts = Messages['securityPanel']['sessions']

type Props = {
  session: LiveSession
  locale: Locale
  texts: SessionTexts
  timeZone: string
  end: () => void
}

/** A session: in which browser, where, since when, by what, and how to end it. */
export function SessionRow({ session, locale, texts, timeZone, end }: Props) {
  const time = (iso: string) => timeIn(locale, iso, timeZone)
  const name = nameOf(locale, texts, session)
  const place = placeWords(locale, texts, session) ?? texts.unknownPlace
  const began = fill(locale, texts.began, { time: time(session.beganAt) })
  const used = fill(locale, texts.used, { time: time(session.usedAt) })
  return (
    <li
      className="border-0 border-b border-solid border-(--theme-elevation-150) py-3"
      data-session={session.id}
    >
      <span className="mb-1 flex flex-wrap items-center gap-2">
        <strong>{name}</strong>
        {session.isCurrent && (
          <span className="rounded-[4px] bg-(--theme-success-150) px-2 py-0.5 text-(--theme-success-800)">
            {texts.current}
          </span>
        )}
      </span>
      <span className="block">{place}</span>
      <span className="mb-2 block text-(--theme-elevation-650)">
        {`${texts.ways[session.way ?? 'unknown']}, ${began}, ${used}.`}
      </span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        aria-label={session.isCurrent ? texts.logOut : fill(locale, texts.endNamed, { name })}
        onClick={end}
      >
        {session.isCurrent ? texts.logOut : texts.end}
      </Button>
    </li>
  )
}

export const nameOf = (locale: Locale, texts: SessionTexts, session: LiveSession): string =>
  deviceWords(locale, texts, session)

/** To the minute. */
function timeIn(locale: Locale, iso: string, timeZone: string): string {
  const tag = locale === 'he' ? 'he-IL' : 'en-GB'
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  )
}
