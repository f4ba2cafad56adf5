import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { CardSetting } from './card-setting.ts'
import { isOnlineOnly, placeOf } from './event-place.ts'
import { whenOf } from '@cyberluach/i18n/event-times'
import type { ListedEvent } from './listed-event.ts'
import { Icon } from '../icons/Icon.tsx'
import { clock, globe, pin } from '../icons/paths.ts'

type Props = { className: string; event: ListedEvent & Partial<CalendarEvent>; setting: CardSetting }

/** When the event is, and where. */
export function EventCardFacts({ className, event, setting }: Props) {
  const place = placeOf(setting.locale, event, setting.texts.online)
  return (
    <ul className={className}>
      <li>
        <Icon path={clock} />
        <When event={event} setting={setting} />
      </li>
      {place && (
        <li>
          <Icon path={isOnlineOnly(event) ? globe : pin} />
          <span dir="auto" suppressHydrationWarning>
            {place}
          </span>
        </li>
      )}
    </ul>
  )
}

/** The hours; the days where there are several, and that it lasts all day where no hours are known. */
function When({ event, setting: { locale, timeZone, texts } }: Omit<Props, 'className'>) {
  const timed = { ...event, endDate: event.endDate ?? null }
  const { text, isClock } = whenOf(locale, timed, timeZone, texts.allDay)
  if (isClock) {
    return (
      <span className="num" dir="ltr">
        {text}
      </span>
    )
  }
  return <span suppressHydrationWarning>{text}</span>
}
