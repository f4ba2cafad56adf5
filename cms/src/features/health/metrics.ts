import { proofErrors } from '@cyberluach/core/messages/proof-of-work'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isDatabaseAway } from '../../platform/database/availability.ts'
import type { Services } from '../../platform/services.ts'
import { logger } from '../../platform/logger.ts'

type LoopDelay = ReturnType<typeof monitorEventLoopDelay>

const shared = globalThis as typeof globalThis & {
  cmsLoopDelay?: LoopDelay
  callTimes?: Map<string, Times>
  responseTimes?: { ring: number[]; next: number }
}

/** Figures of this process and of what it keeps, in Prometheus' format: read when somebody asks. */
export async function metricsText({ pool }: Services): Promise<string> {
  const loop = loopDelay()
  const lag = loop.percentile(99) / 1e9
  loop.reset()
  const own = [
    ...series('database_pool_connections', 'Connections of the API and the panel', [
      ['{state="all"}', pool.totalCount],
      ['{state="idle"}', pool.idleCount],
      ['{state="waited_for"}', pool.waitingCount],
    ]),
    ...series('cms_nodejs_eventloop_lag_p99_seconds', 'Since it was last asked', [['', lag]]),
    ...series('cms_process_resident_memory_bytes', 'Memory', [['', process.memoryUsage.rss()]]),
    ...callTimesText(),
  ]
  return `${[...own, ...(await ofDatabase(pool))].join('\n')}\n`
}

function loopDelay(): LoopDelay {
  if (!shared.cmsLoopDelay) {
    shared.cmsLoopDelay = monitorEventLoopDelay({ resolution: 10 })
    shared.cmsLoopDelay.enable()
  }
  return shared.cmsLoopDelay
}

function series(name: string, help: string, values: [string, number][]): string[] {
  const whole = `cyberluach_${name}`
  const lines = values.map(([labels, value]) => `${whole}${labels} ${value}`)
  return [`# HELP ${whole} ${help}`, `# TYPE ${whole} gauge`, ...lines]
}

type Jobs = { due: number; running: number; later: number; given_up: number; oldest: number }

async function ofDatabase(pool: Services['pool']): Promise<string[]> {
  const up = (value: number) => series('database_up', 'Whether the database answers', [['', value]])
  try {
    return [...up(1), ...(await readDatabase(pool))]
  } catch (error) {
    if (!isDatabaseAway(error)) logger.warn({ err: error }, 'the figures could not be read')
    return up(0)
  }
}

async function readDatabase(pool: Services['pool']): Promise<string[]> {
  const jobs = await pool.query<Jobs>(
    `select count(*) filter (where is_due)::int as due,
       count(*) filter (where locked_by is not null)::int as running,
       count(*) filter (where locked_by is null and attempts < max_attempts and not is_due)::int as later,
       count(*) filter (where locked_by is null and attempts >= max_attempts)::int as given_up,
       coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as oldest
     from (select *, locked_by is null and attempts < max_attempts and run_at <= now() as is_due
       from graphile_worker.jobs) jobs`,
  )
  const backups = await pool.query<{ at: number }>(
    `select coalesce(extract(epoch from good_at), 0)::float8 as at from backup_state`,
  )
  const mails = await pool.query<{ status: string; count: number }>(
    `select name as status, count(mails.id)::int as count from unnest(array['queued', 'sent', 'failed', 'kept', 'skipped']) name
     left join mails on mails.status::text = name group by name`,
  )
  const unproven = await pool.query<{ fault: string; count: number }>(
    `select name as fault, count(f.fault)::int as count from unnest($1::text[]) name
     left join submission_faults f on f.fault = name group by name`,
    [proofErrors],
  )
  const { oldest = 0, ...states } = jobs.rows[0] ?? {}
  return [
    ...series(
      'jobs',
      'Jobs: due and not begun, being done, later, given up',
      Object.entries(states).map(([state, count]) => [`{state="${state}"}`, count]),
    ),
    ...series('jobs_oldest_due_seconds', 'For how long the oldest due job has waited', [['', oldest]]),
    ...series('backup_last_success_timestamp_seconds', 'When the last good backup ended; 0: never', [
      ['', backups.rows[0]?.at ?? 0],
    ]),
    ...series(
      'mails',
      'Mails that are kept, by what became of them',
      mails.rows.map(({ status, count }) => [`{status="${status}"}`, count]),
    ),
    ...series(
      'submissions_without_proof',
      'What is kept that came without a proof of work that holds, by why',
      unproven.rows.map(({ fault, count }) => [`{fault="${fault}"}`, count]),
    ),
  ]
}

/** In seconds: from a read of a row to where a visitor gives up. Few, since each is a series for each endpoint. */
const bounds = [0.01, 0.05, 0.25, 1, 5]

type Times = { seconds: number; count: number; within: number[] }

/** How long a call of the API took, by its name in the contract. */
export function noteCall(endpoint: string, milliseconds: number): void {
  shared.callTimes ??= new Map()
  const seconds = milliseconds / 1000
  const times = shared.callTimes.get(endpoint) ?? {
    seconds: 0,
    count: 0,
    within: bounds.map(() => 0),
  }
  shared.callTimes.set(endpoint, times)
  times.seconds += seconds
  times.count += 1
  for (const [index, bound] of bounds.entries())
    if (seconds <= bound) times.within[index] = (times.within[index] ?? 0) + 1
}

/** A histogram of them for each endpoint that was called, in Prometheus' format. */
export function callTimesText(): string[] {
  const name = 'cyberluach_cms_call_seconds'
  const lines = [...(shared.callTimes ?? [])].flatMap(([endpoint, { seconds, count, within }]) => [
    ...bounds.map((bound, index) => `${name}_bucket{endpoint="${endpoint}",le="${bound}"} ${within[index]}`),
    `${name}_bucket{endpoint="${endpoint}",le="+Inf"} ${count}`,
    `${name}_sum{endpoint="${endpoint}"} ${seconds}`,
    `${name}_count{endpoint="${endpoint}"} ${count}`,
  ])
  return [`# HELP ${name} Calls of the API, until their answer`, `# TYPE ${name} histogram`, ...lines]
}

const ringSize = 1000

/** Remembers how long an answer took, in milliseconds, in place of the oldest of a thousand. */
export function noteResponseTime(milliseconds: number): void {
  shared.responseTimes ??= { ring: [], next: 0 }
  const { ring, next } = shared.responseTimes
  ring[next] = milliseconds
  shared.responseTimes.next = (next + 1) % ringSize
}

/** The times that half and 95 of 100 of the remembered answers did not exceed, by the nearest rank. */
export function responseTimes(): { p50Ms: number; p95Ms: number; count: number } | null {
  const sorted = (shared.responseTimes?.ring ?? []).toSorted((a, b) => a - b)
  if (sorted.length === 0) return null
  const ofShare = (share: number) => rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return { p50Ms: ofShare(0.5), p95Ms: ofShare(0.95), count: sorted.length }
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10
