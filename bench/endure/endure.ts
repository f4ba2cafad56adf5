import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { buildAll } from '../../server/builds/build.ts'
import { freePort } from '../../server/testing/product.ts'
import { openSmallDisk, type SmallDisk } from '../../server/testing/small-disk.ts'
import { atMost, reported, type Row } from '../support/report.ts'
import { startSink, type Sink } from '../support/start-sink.ts'
import { grownOf, parts, readingOf, type Reading } from './ages.ts'
import { ending } from './ending.ts'
import { watchOutages, type Trouble, killBehind, makeTroubles } from './troubles.ts'
import { rowsOfReads } from './reckoning.ts'
import { startReaders } from './readers.ts'
import { isThere, startSubject, type Subject } from './subject.ts'
import { startWriters } from './writers.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'

type Read = { ok: true; ms: number } | { ok: false; error: string }

const units: Record<string, number> = { m: 60_000, h: 3_600_000 }
const shortestMs = 120_000
const longestMs = 24 * 3_600_000
const usage = 'npm run endure -- 20m (from 2m to 24h)'

/** How long is endured: whole minutes or hours, always said, so that nobody starts what does not end. */
export function readDuration(words: readonly string[]): Read {
  const [word, ...rest] = words
  if (!word) return { ok: false, error: `How long? ${usage}` }
  if (rest.length > 0) return { ok: false, error: `One duration, not also ${rest.join(' ')}. ${usage}` }
  const [, count, unit] = /^(\d{1,4})([mh])$/.exec(word) ?? []
  if (!count || !unit) return { ok: false, error: `${JSON.stringify(word)} is no duration. ${usage}` }
  const ms = Number(count) * (units[unit] ?? 0)
  if (ms < shortestMs || ms > longestMs) return { ok: false, error: `${word} is out of bounds. ${usage}` }
  return { ok: true, ms }
}

const writers = 18
const readers = 4
/** Each measurement of memory comes so long after everything was started anew, under the same load. */
const shareOfAge = 0.12
const longestAgeMs = 120_000
/** A tester that is busy itself does not see what happens within a longer time between two looks. */
const unseenMs = 300
/** A connection that nobody uses any more is closed by then. */
const settleMs = 8_000
const mostHandles = 8
const diskMebibytes = 1024

/** What is asked of the product and told of it, and who asks. */
type Trial = { subject: Subject; origin: string; signal: AbortSignal }

/**
 * A product under load and in trouble for `ms`, and what is left of its promises then. Broken off, it leaves nothing
 * behind either.
 */
export async function endure(ms: number, signal: AbortSignal): Promise<Row[]> {
  await buildAll(signal)
  const dataDir = await temporaryFolder('endure-')
  const opened = await openSmallDisk(diskMebibytes)
  const disk = opened.ok ? opened.disk : null
  const sink = await startSink()
  try {
    const rows = await endureOn(disk ? disk.folder : dataDir, disk, sink, ms, signal)
    return opened.ok ? rows : [...rows, reported('disk full', `not tried: ${opened.reason}`)]
  } finally {
    // Ctrl-C in a terminal is for it, too.
    if (sink.child.connected) sink.child.disconnect()
    await disk?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function endureOn(
  dataDir: string,
  disk: SmallDisk | null,
  sink: Sink,
  ms: number,
  signal: AbortSignal,
): Promise<Row[]> {
  const environment = {
    SEED: 'demo',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ADMIN_PASSWORD: crypto.randomUUID(),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: 'CyberLuach <calendar@example.com>',
  }
  const subject = await startSubject(environment, disk, signal)
  try {
    const origin = subject.product().origin
    const trial = { subject, origin, signal }
    const age = Math.min(longestAgeMs, ms * shareOfAge)
    const troublesMs = ms - 2 * age
    const first = await atAge(trial, age)
    say(`Troubles for ${(troublesMs / 60_000).toFixed(1)} minutes`)
    const running = startWriters(origin, writers)
    const reading = startReaders(subject.product, origin, readers)
    const door = watchOutages(`${origin}/api/health/live`)
    const whole = watchOutages(`${origin}/api/health/ready`, unseenMs)
    const troubles = await makeTroubles(subject, disk, Date.now() + troublesMs, signal)
    await pause(settleMs, undefined, { signal })
    const [reads, closed, behind] = await Promise.all([reading.stop(), door.stop(), whole.stop(), running.stop()])
    const last = await atAge(trial, age, () => killBehind(subject))
    await subject.untilWhole()
    say('Reckoning')
    const acknowledged = [...running.acknowledged, ...first.acknowledged, ...last.acknowledged]
    const reckoned = await ending(subject, acknowledged, [...troubles, ...last.troubles], sink, signal)
    return [
      ...rowsOfTroubles([...troubles, ...last.troubles]),
      reported('acknowledged writes', String(acknowledged.length)),
      atMost('answers to writes that nobody should get', running.odd.length, 0),
      ...running.odd.slice(0, 5).map((odd) => reported('such an answer', odd)),
      ...rowsOfReads(reads, closed, behind, troubles),
      ...reckoned,
      ...rowsOfAges(first.reading, last.reading, age),
      await afterStop(subject),
    ]
  } finally {
    await subject.end()
  }
}

/**
 * Everything is started anew, serves, and is measured at rest when it is so old. Between the start and that, what is
 * behind it may be in trouble.
 */
async function atAge({ subject, origin, signal }: Trial, age: number, trouble?: () => Promise<Trouble[]>) {
  await subject.product().stop()
  await subject.startAgain()
  const running = startWriters(origin, writers)
  const reading = startReaders(subject.product, origin, readers)
  const troubles = (await trouble?.()) ?? []
  say(`In peace for ${(age / 1000).toFixed(0)} s`)
  await pause(age, undefined, { signal })
  await Promise.all([running.stop(), reading.stop()])
  await pause(settleMs, undefined, { signal })
  return { reading: readingOf(subject.pidsOf), acknowledged: running.acknowledged, troubles }
}

function rowsOfTroubles(troubles: Trouble[]): Row[] {
  const counts = new Map<string, number>()
  for (const { what } of troubles) counts.set(what, (counts.get(what) ?? 0) + 1)
  return [
    reported('kills', String(troubles.reduce((sum, { kills }) => sum + kills, 0))),
    ...[...counts].map(([what, times]) => reported(what, `${times} times`)),
  ]
}

function rowsOfAges(first: Reading, last: Reading, age: number): Row[] {
  const both = (of: (reading: Reading) => number) => [first, last].map((reading) => of(reading).toFixed(0))
  return parts.flatMap((part) => {
    const each =
      part === 'postgres' ? `a process of postgres, of ${both((r) => r.postgres.processes).join(' → ')},` : part
    const mebibytes = [first, last].map((reading) => inMebibytes(reading[part].bytes)).join(' → ')
    const handles = both((reading) => reading[part].handles).join(' → ')
    const grown = grownOf(first[part].bytes, last[part].bytes) * 100
    const more = last[part].handles - first[part].handles
    return [
      atMost(`memory of ${each} ${(age / 1000).toFixed(0)} s old (${mebibytes})`, grown, 10, ' %'),
      atMost(`more handles of ${each} (${handles})`, more, mostHandles),
    ]
  })
}

function inMebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`
}

async function afterStop(subject: Subject): Promise<Row> {
  const pids = parts.flatMap(subject.pidsOf)
  await subject.product().stop()
  await pause(1_000)
  return atMost(`processes left after the stop, of ${pids.length}`, pids.filter(isThere).length, 0)
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
}
