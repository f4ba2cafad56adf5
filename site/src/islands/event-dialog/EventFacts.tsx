import type { CalendarEvent } from '@cyberluach/core/event'
import { formatMoney } from '@cyberluach/i18n/format'
import { formatHebrewDateRange } from '@cyberluach/i18n/hebrew-calendar'
import { isOnlineOnly, placeOf } from '../../events/event-place.ts'
import { datesOf } from '../../events/event-times.ts'
import { calendar, cup, globe, pin } from '../../icons/paths.ts'
import { EventHours } from './EventHours.tsx'
import { Fact } from './Fact.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'

/** When, where and for what, in a ruled list. */
export function EventFacts({ event, setting }: { event: CalendarEvent; setting: DialogSetting }) {
  const { locale, texts } = setting
  const { dialog } = texts
  const place = placeOf(locale, event, dialog.online) || dialog.inPerson
  return (
    <dl className="event-facts">
      <Fact icon={calendar} label={dialog.date}>
        <dd suppressHydrationWarning>{datesOf(locale, event)}</dd>
        <dd className="event-fact-note" suppressHydrationWarning>
          {formatHebrewDateRange(locale, event.day, event.lastDay)}
        </dd>
      </Fact>
      <EventHours event={event} setting={setting} />
      <Fact icon={isOnlineOnly(event) ? globe : pin} label={dialog.location}>
        <dd>{place}</dd>
        {event.locationVenue && (
          <dd className="event-fact-note">
            <bdi>{event.locationVenue}</bdi>
          </dd>
        )}
      </Fact>
      {event.prizeMoney ? (
        <Fact icon={cup} label={dialog.prize}>
          <dd>
            <bdi className="num" dir="ltr">
              {formatMoney(event.prizeMoney)}
            </bdi>
          </dd>
        </Fact>
      ) : null}
    </dl>
  )
}
