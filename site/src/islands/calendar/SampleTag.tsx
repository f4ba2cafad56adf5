import { useCalendarSetting } from './CalendarContext.ts'

/** Says of an event in the calendar that nobody holds it. */
export function SampleTag() {
  return <span className="sample-tag">{useCalendarSetting().texts.sampleTag}</span>
}
