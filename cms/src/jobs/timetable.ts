import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import type { TaskName } from '../platform/database/jobs.ts'
import { parseCronItems, type ParsedCronItem, type TaskList } from 'graphile-worker'
import { inRequest, requestOf } from '../platform/logger.ts'
import type { Services } from '../platform/services.ts'
import { tasks, type Task } from './tasks.ts'

type Appointment = {
  task: TaskName
  /** Minutes, hours, days, months and weekdays as in a crontab, in UTC. */
  at: string
  /** Where the clock on the wall decides: of the moments that `at` names, only those at this time in the site's zone. */
  siteTime?: {
    /** Every day where none is named. */
    weekday?: 'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat'
    time: `${number}:${number}`
  }
  /** How long after its time it is still done, where every process was down at its time. */
  lateBy?: number
}

/** What is done by the clock, by one process however many there are. */
export const timetable: Appointment[] = [
  { task: 'ask-about-deadlines', at: '7 * * * *' },
  { task: 'clean-up', at: '17 * * * *' },
  // Every 15 minutes, since clocks on walls differ by as little.
  {
    task: 'prepare-digest',
    at: '*/15 * * * *',
    siteTime: { weekday: 'Sun', time: '08:00' },
    lateBy: hoursToMilliseconds(12),
  },
  {
    task: 'tell-staff-daily',
    at: '*/15 * * * *',
    siteTime: { time: '08:00' },
    lateBy: hoursToMilliseconds(12),
  },
  { task: 'queue-forgotten-mails', at: '*/10 * * * *' },
  {
    task: 'read-event-pages',
    at: '*/15 * * * *',
    siteTime: { time: '03:30' },
    lateBy: hoursToMilliseconds(12),
  },
  { task: 'remove-outlived-samples', at: '*/15 * * * *', siteTime: { time: '04:00' } },
  { task: 'sync-due-sources', at: '*/10 * * * *' },
]

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

export function taskList(services: Services): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => begin(services, name, task, payload)]),
  )
}

/** The appointments as the queue keeps them: one job each, however many processes there are. */
export function cronItems(): ParsedCronItem[] {
  return parseCronItems(
    timetable.map(({ task, at, lateBy = 0 }) => ({
      task,
      match: at,
      identifier: task,
      options: { backfillPeriod: lateBy, maxAttempts: 5 },
    })),
  )
}

async function begin(services: Services, name: string, task: Task, payload: unknown): Promise<void> {
  const input = (payload ?? {}) as Record<string, unknown> & { _cron?: { ts: string } }
  const siteTime = timetable.find((appointment) => appointment.task === name)?.siteTime
  const isDue =
    !input._cron || !siteTime || isSiteTime(new Date(input._cron.ts), siteTime, services.configuration.timeZone)
  if (isDue) await inRequest(requestOf(input), () => task(services, input))
}
