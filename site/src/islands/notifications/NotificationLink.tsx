import type { EventType } from '@cyberluach/core/event'
import type { NotificationPriority } from '@cyberluach/core/notifications'
import type { LocalText } from '../../events/event-title.ts'
import { Mark } from '@cyberluach/design/components/Mark'

/** A notification as it is read, in the visitor's language. */
export type ShownNotification = {
  id: string
  eventId: string
  href: string
  type: EventType
  title: LocalText
  sentence: string
  pill: string
  priority: { level: NotificationPriority; label: string }
}

/** A line of the panel. It leads to its event. A Hebrew title is cut after a whole word, as those on the cards are. */
export function NotificationLink({ note }: { note: ShownNotification }) {
  const { eventId, href, type, title, sentence, pill, priority } = note
  return (
    <li>
      <a
        className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
        href={href}
        data-event={eventId}
        title={title.text}
      >
        <span className="grid size-8 place-items-center rounded-sm bg-(--type-soft)" data-type={type}>
          <Mark type={type} />
        </span>
        <span>
          <b
            className={`foreign-title leading-5 font-semibold ${title.dir === 'rtl' ? 'line-clamp-1 wrap-anywhere' : 'block truncate'}`}
            dir={title.dir}
            lang={title.lang}
          >
            {title.text}
          </b>
          <small className="block text-sm text-ink-3">{sentence}</small>
        </span>
        <span
          className={`rounded-full px-2 text-(length:--text-xs) leading-5.5 font-semibold whitespace-nowrap ${priority.level === 'high' ? 'bg-red-soft text-on-red-soft' : 'text-ink-3 inset-ring inset-ring-line-strong'}`}
        >
          {pill}
          <span className="sr-only">, {priority.label}</span>
        </span>
      </a>
    </li>
  )
}
