import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { Badge } from '@cyberluach/design/components/Badge'
import { DifficultyBadge } from '@cyberluach/design/components/DifficultyBadge'
import { fill } from '@cyberluach/i18n/translate'
import { takesPlace } from '@cyberluach/core/events/event-states'
import { Mark } from '@cyberluach/design/components/Mark'
import { StateBadge } from '../../events/StateBadge.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'

type Props = { event: CalendarEvent; setting: DialogSetting; now: Date; today: DayKey }

export function EventBadges({ event, setting, now, today }: Props) {
  const { locale, texts } = setting
  const level = event.difficultyLevel
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-2">
      <Badge data-type={event.eventType}>
        <Mark type={event.eventType} />
        {texts.types[event.eventType]}
      </Badge>
      {level && (
        <DifficultyBadge
          level={level}
          label={texts.difficulty[level]}
          title={fill(locale, texts.difficultyLabel, { level: texts.difficulty[level] })}
        />
      )}
      <StateBadge event={event} words={texts.states} />
      {event.isSample && <Badge kind="outlined">{texts.dialog.sample}</Badge>}
      {takesPlace(event) && <DaysLeft event={event} setting={setting} now={now} today={today} />}
    </div>
  )
}
