import type { CalendarEvent } from '@cyberluach/core/event'
import { zoneName } from '@cyberluach/i18n/format'
import { directionOfLocale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useState } from 'react'
import { hoursOf, ownHoursOf, spansDays } from '../../events/event-times.ts'
import { clock } from '../../icons/paths.ts'
import { Fact } from './Fact.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'

/** The hours by the site's clock, and by the visitor's where theirs differs, which only the browser knows. */
export function EventHours({ event, setting }: { event: CalendarEvent; setting: DialogSetting }) {
  const { locale, timeZone, texts } = setting
  const [ownHours, setOwnHours] = useState<string | null>(null)

  useEffect(() => {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    setOwnHours(ownHoursOf(locale, event, timeZone, ownZone))
  }, [locale, event, timeZone])

  return (
    <Fact icon={clock} label={texts.dialog.time}>
      {event.allDay ? (
        <dd>{texts.allDay}</dd>
      ) : (
        <>
          <dd suppressHydrationWarning>
            {/* Hours alone run from left to right; with days they follow the language. */}
            <bdi className="num" dir={spansDays(event, timeZone) ? directionOfLocale(locale) : 'ltr'}>
              {hoursOf(locale, event, timeZone)}
            </bdi>
          </dd>
          <dd className="event-fact-note" suppressHydrationWarning>
            {zoneName(locale, timeZone)}
          </dd>
          {ownHours && (
            <dd className="event-fact-note num">{fill(locale, texts.dialog.yourTime, { time: ownHours })}</dd>
          )}
        </>
      )}
    </Fact>
  )
}
