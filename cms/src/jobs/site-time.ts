import type { Appointment } from './timetable.ts'

/** Whether this moment is that time, of that weekday where one is named, on the wall of the site's time zone. */
export function isSiteTime(
  moment: Date,
  { weekday, time }: NonNullable<Appointment['siteTime']>,
  timeZone: string,
): boolean {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value
  return (!weekday || part('weekday') === weekday) && `${part('hour')}:${part('minute')}` === time
}
