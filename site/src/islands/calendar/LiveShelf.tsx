import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { titleOf } from '@cyberluach/i18n/event-title'
import { pageAddress } from '../../events/addresses.ts'
import { placeOf } from '../../events/event-place.ts'
import type { ListedEvent } from '../../events/listed-event.ts'
import { LiveEdge, LiveWords } from '../../events/LiveLine.tsx'
import { useCalendarSetting } from './CalendarContext.ts'
import { RowFacts } from './RowFacts.tsx'
import { SampleTag } from './SampleTag.tsx'
import { useKeptPart } from './useKeptPart.tsx'

/** What is under way, on one shelf that is pushed along, whatever day each began on. */
export function LiveShelf({ events }: { events: readonly ListedEvent[] }) {
  const { texts } = useCalendarSetting()
  const content = (
    <>
      <h3 className="px-gutter pt-2 pb-1 text-sm font-semibold text-on-red-soft">
        {texts.calendar.liveTitle}
      </h3>
      <ul className="flex snap-x scroll-px-gutter [scrollbar-width:none] gap-2 overflow-x-auto px-gutter pb-3">
        {events.map((event) => (
          <LiveCard key={event.id} event={event} />
        ))}
      </ul>
    </>
  )
  return (
    <section
      aria-label={texts.calendar.liveTitle}
      data-part="live-shelf"
      data-sample={events.every((event) => event.isSample) || undefined}
      {...useKeptPart(content, () => ['shelf', events])}
    />
  )
}

function LiveCard({ event }: { event: ListedEvent }) {
  const { locale, texts } = useCalendarSetting()
  const title = titleOf(locale, event)
  return (
    <li
      className="w-[min(15rem,80vw)] flex-none snap-start last:only:w-full"
      data-sample={event.isSample || undefined}
    >
      <a
        className={`relative block h-full overflow-hidden rounded-md border px-3 pt-1.5 pb-2.5 hover:bg-hover focus-visible:-outline-offset-2 ${event.isSample ? 'border-dashed border-line-strong' : 'border-line bg-raised'}`}
        href={pageAddress(locale, event)}
        data-event={event.id}
        data-type={event.eventType}
        title={title.text}
        suppressHydrationWarning
      >
        <b
          className={`foreign-title leading-5 font-semibold wrap-anywhere ${hasHebrew(title.text) ? 'whole-words @max-[20rem]:max-h-none' : 'block @min-[20rem]:truncate'}`}
          dir={title.dir}
          lang={title.lang}
        >
          {title.text}
        </b>
        <RowFacts
          className="text-(length:--text-sm) leading-4.5"
          wraps
          facts={[]}
          place={placeOf(locale, event, texts.online) || texts.types[event.eventType]}
        >
          {event.isSample && <SampleTag isFramed />}
          {event.live && <LiveWords live={event.live} locale={locale} texts={texts.live} />}
          {' ·\u00a0'}
        </RowFacts>
        {event.live && <LiveEdge share={event.live.share} />}
      </a>
    </li>
  )
}
