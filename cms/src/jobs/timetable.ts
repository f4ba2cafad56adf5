import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import type { TaskName } from '../platform/database/add-job.ts'

export type Appointment = {
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
  { task: 'sync-due-sources', at: '*/10 * * * *' },
]
