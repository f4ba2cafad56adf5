import type { DayKey } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { fill } from '@cyberluach/i18n/translate'
import { Mark } from '../../icons/Mark.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'

type Props = { event: CalendarEvent; setting: DialogSetting; now: Date; today: DayKey }

export function EventBadges({ event, setting, now, today }: Props) {
  const { locale, texts } = setting
  const level = event.difficultyLevel
  return (
    <div className="event-dialog-badges">
      <span className="badge" data-type={event.eventType}>
        <Mark type={event.eventType} />
        {texts.types[event.eventType]}
      </span>
      {level && (
        <span
          className="badge badge-outlined"
          title={fill(locale, texts.difficultyLabel, { level: texts.difficulty[level] })}
        >
          <span className="level" data-level={level} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          {texts.difficulty[level]}
        </span>
      )}
      {event.isSample && <span className="badge badge-outlined">{texts.dialog.sample}</span>}
      <DaysLeft event={event} setting={setting} now={now} today={today} />
    </div>
  )
}
