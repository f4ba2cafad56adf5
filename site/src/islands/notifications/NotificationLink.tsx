import type { EventType } from '@cyberluach/core/event'
import type { NotificationPriority } from '@cyberluach/core/notifications'
import type { LocalText } from '../../events/event-title.ts'
import { Mark } from '../../icons/Mark.tsx'

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

/** A line of the panel. It leads to its event. */
export function NotificationLink({ note }: { note: ShownNotification }) {
  const { eventId, href, type, title, sentence, pill, priority } = note
  return (
    <li>
      <a className="notification" href={href} data-event={eventId} title={title.text}>
        <span className="notification-mark" data-type={type}>
          <Mark type={type} />
        </span>
        <span>
          <b className="foreign-title" dir={title.dir} lang={title.lang}>
            {title.text}
          </b>
          <small>{sentence}</small>
        </span>
        <span className="notification-pill" data-priority={priority.level}>
          {pill}
          <span className="visually-hidden">, {priority.label}</span>
        </span>
      </a>
    </li>
  )
}
