import { fill } from '@cyberluach/i18n/translate'
import { $areSamplesHidden } from '../../stores/sample-events.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { useHiddenSamples } from './useShownEvents.ts'

/** How many of the calendar's events are samples, and the way to do without them. */
export function SamplesNote({ count }: { count: number }) {
  const { locale, texts } = useCalendarSetting()
  const areHidden = useHiddenSamples()
  if (count === 0) return null
  const { samplesShown, samplesHidden, hideSamples, showSamples } = texts.calendar
  return (
    <p className="samples-note">
      <span role="status">{fill(locale, areHidden ? samplesHidden : samplesShown, { n: count })}</span>
      <button
        className="button button-ghost needs-scripts"
        type="button"
        onClick={() => $areSamplesHidden.set(!areHidden)}
      >
        {fill(locale, areHidden ? showSamples : hideSamples, { n: count })}
      </button>
    </p>
  )
}
