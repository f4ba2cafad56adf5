import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/testing/product.ts'
import { judged, told, type Row } from '../support/row.ts'
import { startSink, type Sink } from '../support/start-sink.ts'
import { toldOf } from '../attack/withstand.ts'
import { grownOf, parts, readingOf, type Reading } from './ages.ts'
import { ending } from './ending.ts'
import { startReaders } from './readers.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { isThere, startSubject, type Subject } from './subject.ts'
import type { Trouble } from './trouble.ts'
import { makeTroubles } from './troubles.ts'
import { startWriters } from './writers.ts'

const writers = 8
const readers = 4
/** Each measurement of memory comes so long after everything was started anew, under the same load. */
const shareOfAge = 0.12
const longestAgeMs = 120_000
/** A connection that nobody uses any more is closed by then. */
const settleMs = 8_000
const mostHandles = 32

/** A product under load and in trouble for `ms`, and what is left of its promises then. */
export async function endure(ms: number): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'endure-'))
  const disk = await mountSmallDisk(dataDir)
  const sink = await startSink()
  try {
    return await endureOn(dataDir, disk, sink, ms)
  } finally {
    sink.child.disconnect()
    await disk?.unmount()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function endureOn(dataDir: string, disk: SmallDisk | null, sink: Sink, ms: number): Promise<Row[]> {
  const port = await freePort()
  const environment = {
    SEED: 'demo',
    DATA_DIR: dataDir,
    PORT: String(port),
    ADMIN_PASSWORD: crypto.randomUUID(),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: 'CyberLuach <calendar@example.com>',
  }
  const subject = await startSubject(environment, dataDir)
  try {
    const origin = subject.product().origin
    const age = Math.min(longestAgeMs, ms * shareOfAge)
    const first = await atAge(subject, origin, age)
    say(`Troubles for ${((ms - 2 * age) / 60_000).toFixed(1)} minutes`)
    const writing = startWriters(origin, writers)
    const reading = startReaders(subject.product, origin, readers)
    const troubles = await makeTroubles(subject, disk, Date.now() + ms - 2 * age)
    await subject.startAgain()
    await pause(settleMs)
    await Promise.all([writing.stop(), reading.stop()])
    const last = await atAge(subject, origin, age)
    await subject.untilWhole()
    say('Reckoning')
    const acknowledged = [...writing.acknowledged, ...first.acknowledged, ...last.acknowledged]
    const reckoned = await ending(subject, acknowledged, troubles, sink)
    return [
      ...rowsOfTroubles(troubles, disk !== null),
      told('acknowledged writes', String(acknowledged.length)),
      judged('answers to writes that nobody should get', writing.odd.length, '<=', 0, ''),
      ...writing.odd.slice(0, 5).map((odd) => told('such an answer', odd)),
      told('reads meanwhile', toldOf(reading.answers)),
      ...reckoned,
      ...rowsOfAges(first.reading, last.reading, age),
      await afterStop(subject),
    ]
  } finally {
    await subject.product().stop()
  }
}

/** Everything is started anew and serves for a while in peace; then it is measured at rest. */
async function atAge(subject: Subject, origin: string, age: number) {
  await subject.product().stop()
  await subject.startAgain()
  say(`In peace for ${(age / 1000).toFixed(0)} s`)
  const writing = startWriters(origin, writers)
  const reading = startReaders(subject.product, origin, readers)
  await pause(age)
  await Promise.all([writing.stop(), reading.stop()])
  await pause(settleMs)
  return { reading: readingOf(subject.pidsOf), acknowledged: writing.acknowledged }
}

function rowsOfTroubles(troubles: Trouble[], hasDisk: boolean): Row[] {
  const counts = new Map<string, number>()
  for (const { what } of troubles) counts.set(what, (counts.get(what) ?? 0) + 1)
  return [
    told('kills', String(troubles.reduce((sum, { kills }) => sum + kills, 0))),
    ...[...counts].map(([what, times]) => told(what, `${times} times`)),
    ...(hasDisk ? [] : [told('disk full', 'not tried: no file system could be mounted')]),
  ]
}

function rowsOfAges(first: Reading, last: Reading, age: number): Row[] {
  return parts.flatMap((part) => {
    const mebibytes = [first, last].map((reading) => (reading[part].bytes / 2 ** 20).toFixed(0)).join(' → ')
    const handles = [first, last].map((reading) => reading[part].handles).join(' → ')
    const grown = grownOf(first[part].bytes, last[part].bytes) * 100
    const more = last[part].handles - first[part].handles
    return [
      judged(`memory of ${part} ${(age / 1000).toFixed(0)} s old (${mebibytes} MiB)`, grown, '<=', 10, ' %'),
      judged(`more handles of ${part} (${handles})`, more, '<=', mostHandles, ''),
    ]
  })
}

async function afterStop(subject: Subject): Promise<Row> {
  const pids = parts.flatMap(subject.pidsOf)
  await subject.product().stop()
  await pause(1_000)
  return judged(`processes left after the stop, of ${pids.length}`, pids.filter(isThere).length, '<=', 0, '')
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
}
