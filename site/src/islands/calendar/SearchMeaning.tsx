import { ChipLink } from '@cyberluach/design/components/Chip'
import type { EventSearch } from '@cyberluach/core/events/event-search'
import { monthOf } from '@cyberluach/core/dates/day-key'
import type { EventType } from '@cyberluach/core/events/event'
import { hebrewCityName } from '@cyberluach/core/places/city-names'
import { countryLabel, formatMonth, formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { Icon } from '../../icons/Icon.tsx'
import { cross } from '../../icons/paths.ts'
import { isPlainClick } from '../plain-click.ts'
import { useCalendarSetting, type CalendarSetting } from './CalendarContext.ts'
import type { SearchWay } from './search-way.ts'

type Part = EventSearch['understood'][number]

/** What words of the search were taken for; a press takes one away, with its words. */
export function SearchMeaning({ parts, way }: { parts: readonly Part[]; way: SearchWay }) {
  const setting = useCalendarSetting()
  const { locale, texts } = setting
  if (parts.length === 0) return null
  return (
    <ul
      className="flex flex-wrap items-center gap-2 *:max-w-full"
      aria-label={texts.search.understood}
      data-part="understood"
    >
      {parts.map((part) => {
        const label = labelOf(part, setting)
        return (
          <li key={part.kind + part.text}>
            <ChipLink
              className="group/chip max-w-full"
              href={way.to(part.rest)}
              aria-label={fill(locale, texts.filters.removeChip, { value: label })}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                way.go(part.rest)
              }}
              suppressHydrationWarning
            >
              <span className="text-ink-3">{kindOf(part, setting)}</span>
              <b className="truncate font-medium" dir="auto" suppressHydrationWarning>
                {label}
              </b>
              <Icon path={cross} className="size-4 text-ink-3 group-hover/chip:text-ink" />
            </ChipLink>
          </li>
        )
      })}
    </ul>
  )
}

function kindOf({ kind }: Part, { texts }: CalendarSetting): string {
  if (kind === 'type') return texts.filters.chipType
  return kind === 'month' || kind === 'year' ? texts.search.chipTime : texts.filters.chipLocation
}

function labelOf({ kind, value }: Part, { locale, texts, today }: CalendarSetting): string {
  switch (kind) {
    case 'type':
      return texts.types[value as EventType]
    case 'country':
      return countryLabel(locale, value)
    case 'city':
      return (locale === 'he' && hebrewCityName(value)) || value
    case 'online':
      return texts.online
    case 'year':
      return value
    case 'month':
      return value.length > 2
        ? formatMonth(locale, value)
        : formatMonthName(locale, `${monthOf(today).slice(0, 5)}${value}`)
  }
}
