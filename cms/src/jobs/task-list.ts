import { parseCronItems, type ParsedCronItem, type TaskList } from 'graphile-worker'
import { inRequest, requestOf } from '../platform/request-id.ts'
import type { Services } from '../platform/services.ts'
import { isSiteTime } from './site-time.ts'
import { tasks, type Task } from './tasks.ts'
import { timetable } from './timetable.ts'

/** The tasks as the queue calls them. */
export function taskList(services: Services): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => begin(services, name, task, payload),
    ]),
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
  const given = (payload ?? {}) as Record<string, unknown> & { _cron?: { ts: string } }
  const siteTime = timetable.find((appointment) => appointment.task === name)?.siteTime
  const isDue =
    !given._cron ||
    !siteTime ||
    isSiteTime(new Date(given._cron.ts), siteTime, services.configuration.timeZone)
  if (isDue) await inRequest(requestOf(given), () => task(services, given))
}
