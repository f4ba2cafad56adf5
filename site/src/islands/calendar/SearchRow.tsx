import type { BriefEvent } from '@cyberluach/core/events/event'
import { changedState } from '@cyberluach/core/events/event-states'
import { Mark } from '@cyberluach/design/components/Mark'
import { titleOf } from '@cyberluach/i18n/event-title'
import { formatMoney, formatShortDate, formatShortDateRange } from '@cyberluach/i18n/format'
import { localePath } from '@cyberluach/i18n/locales'
import { placeOf } from '../../events/event-place.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { SampleTag } from './SampleTag.tsx'
import { StateTag } from './StateTag.tsx'

/** A found event: its days, its name, what and where it is. It leads to its page; with scripts its dialog opens. */
export function SearchRow({ event }: { event: BriefEvent }) {
  const { locale, texts } = useCalendarSetting()
  const title = titleOf(locale, event)
  const state = changedState(event)
  return (
    <li className="border-line not-first:border-t">
      <a
        className="grid min-h-13 grid-cols-[8.5rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 px-5 py-2 hover:bg-hover focus-visible:-outline-offset-2 max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:px-gutter"
        href={localePath(locale, event.url)}
        data-event={event.id}
        data-type={event.eventType}
        data-sample={event.isSample || undefined}
      >
        <time
          className="num text-ink-3 max-md:col-span-full max-md:text-(length:--text-sm)"
          dateTime={event.day}
          suppressHydrationWarning
        >
          {event.lastDay > event.day
            ? formatShortDateRange(locale, event.day, event.lastDay)
            : formatShortDate(locale, event.day)}
        </time>
        <span
          className={`grid size-7 place-items-center rounded-sm ${event.isSample ? 'border border-dashed border-line-strong' : 'bg-(--type-soft)'}`}
        >
          <Mark type={event.eventType} />
        </span>
        <span className="min-w-0">
          <b
            className={`foreign-title block leading-5 font-semibold wrap-anywhere ${state === 'cancelled' ? 'line-through' : ''}`}
            dir={title.dir}
            lang={title.lang}
          >
            {title.text}
          </b>
          <small className="block text-(length:--text-sm) leading-4.5 text-ink-3" suppressHydrationWarning>
            {event.isSample && <SampleTag isFramed />}
            {state && (
              <>
                <StateTag state={state} />{' '}
              </>
            )}
            {[texts.types[event.eventType], placeOf(locale, event, texts.online)].filter(Boolean).join(' · ')}
          </small>
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
