import { dayOfEvent } from '@cyberluach/core/events/event-timing'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { formatMoney, formatTime } from '@cyberluach/i18n/format'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { fill } from '@cyberluach/i18n/translate'
import { pageAddress } from '../../events/addresses.ts'
import { placeOf } from '../../events/event-place.ts'
import { titleOf } from '@cyberluach/i18n/event-title'
import type { ListedEvent } from '../../events/listed-event.ts'
import { changedState } from '@cyberluach/core/events/event-states'
import { Mark } from '@cyberluach/design/components/Mark'
import { useCalendarSetting } from './CalendarContext.ts'
import { RowFacts } from './RowFacts.tsx'
import { SampleTag } from './SampleTag.tsx'
import { StateTag } from './StateTag.tsx'

/** An event on the day that it is listed on: where it has begun before, its first hour is of no use. */
export function AgendaRow({ event, on }: { event: ListedEvent; on: DayKey }) {
  const { locale, timeZone, texts, today } = useCalendarSetting()
  const title = titleOf(locale, event)
  const place = placeOf(locale, event, texts.online)
  const state = changedState(event)
  const part = event.lastDay > event.day && fill(locale, texts.dayOf, dayOfEvent(event, on))
  return (
    <li>
      <a
        className="relative grid min-h-13 grid-cols-[3.25rem_auto_minmax(0,1fr)_auto] items-center gap-3 px-gutter py-1 hover:bg-hover focus-visible:-outline-offset-2 max-md:flex max-md:flex-wrap"
        href={pageAddress(locale, event)}
        data-event={event.id}
        data-type={event.eventType}
        data-sample={event.isSample || undefined}
      >
        <span className="text-start text-(length:--text-sm) whitespace-nowrap text-ink-3 max-md:min-w-13">
          {event.allDay ? (
            texts.allDay
          ) : (
            <bdi className="num" dir="ltr">
              {on === event.day && formatTime(event.startDate, timeZone)}
            </bdi>
          )}
        </span>
        <span
          className={`grid size-7 place-items-center rounded-sm ${event.isSample ? 'border border-dashed border-line-strong' : 'bg-(--type-soft)'}`}
        >
          <Mark type={event.eventType} />
        </span>
        <span className="min-w-0 flex-[1_1_6rem] *:wrap-anywhere">
          <b
            className={`foreign-title leading-5 font-semibold ${state === 'cancelled' ? 'line-through' : ''} ${hasHebrew(title.text) ? 'whole-words @max-[20rem]:max-h-none' : 'block @min-[20rem]:truncate'}`}
            dir={title.dir}
            lang={title.lang}
          >
            {title.text}
          </b>
          <RowFacts
            className="text-(length:--text-sm) leading-4.5"
            wraps
            facts={[on === today && event.hasEnded ? texts.ended : null, texts.types[event.eventType], part]}
            place={place}
          >
            {event.isSample && <SampleTag isFramed />}
            {state && (
              <>
                <StateTag state={state} />{' '}
              </>
            )}
          </RowFacts>
        </span>
        {event.prizeMoney ? (
          <span className="num text-(length:--text-sm) font-semibold" dir="ltr">
            {formatMoney(event.prizeMoney)}
          </span>
        ) : null}
      </a>
    </li>
  )
}
