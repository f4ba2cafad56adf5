import type { CalendarEvent } from '@cyberluach/core/events/event'
import { zoneName } from '@cyberluach/i18n/format'
import { directionOfLocale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useState } from 'react'
import { hoursOf, ownHoursOf, spansDays } from '@cyberluach/i18n/event-times'
import { clock } from '../../icons/paths.ts'
import { Fact, FactNote, FactText } from './Fact.tsx'
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
        <FactText>{texts.allDay}</FactText>
      ) : (
        <>
          <FactText suppressHydrationWarning>
            {/* Hours alone run from left to right; with days they follow the language. */}
            <bdi className="num" dir={spansDays(event, timeZone) ? directionOfLocale(locale) : 'ltr'}>
              {hoursOf(locale, event, timeZone)}
            </bdi>
          </FactText>
          <FactNote suppressHydrationWarning>{zoneName(locale, timeZone)}</FactNote>
          {ownHours && (
            <FactNote className="num">{fill(locale, texts.dialog.yourTime, { time: ownHours })}</FactNote>
          )}
        </>
      )}
    </Fact>
  )
}
