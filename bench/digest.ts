import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedDatabase } from '../server/database/embedded.ts'
import { processTree } from '../server/testing/process-tree.ts'
import type { Taken } from './support/mail-sink.ts'
import { watchMost } from './support/cpu.ts'
import { storeDigest } from './support/many-people.ts'
import { atLeast, atMost, reported, type Row } from './support/report.ts'
import { startSink, type Sink } from './support/start-sink.ts'
import { withJsx } from '../server/testing/with-jsx.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

const subscribers = 10_000
const killsAt = [0.25, 0.6]
const mebibyte = 2 ** 20
const limitMs = 400_000

/** A mail that was sent twice had been taken this shortly before a kill. */
const underWayMs = 1_500

/**
 * A digest to 10,000 subscribers on a database of its own: sent by two processes that work the queue off as each cms
 * does, to a mail server in a third. Each is killed with -9 once on the way, and started again.
 */
export async function digest(): Promise<Row[]> {
  const folder = await temporaryFolder('bench-digest-')
  const database = await startEmbeddedDatabase(folder, () => undefined)
  const sink = await startSink()
  const environment = {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: crypto.randomUUID(),
    ADMIN_PASSWORD: crypto.randomUUID(),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: 'CyberLuach <calendar@example.com>',
    LOG_LEVEL: 'error',
  }
  Object.assign(process.env, environment)
  const workers: Worker[] = []
  try {
    for (let number = 0; number < 2; number += 1) workers.push(await startWorker(environment))
    return await measure(workers, database.url, sink)
  } finally {
    for (const worker of workers) worker.stop()
    sink.child.disconnect()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(workers: Worker[], url: string, sink: Sink): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const before = Math.max(...workers.map(memoryOf))
  const promised = await storeDigest(client, subscribers)
  const begun = Date.now()
  const memory = watchMost(() => Math.max(...workers.map(memoryOf)), 500)
  const kills: number[] = []
  const isSent = async () => (await client.query(`select from digests where status = 'sent'`)).rowCount !== 0
  while (!(await isSent())) {
    const count = await sink.count()
    if (Date.now() - begun > limitMs) throw new Error(`Only ${count} mails were sent`)
    if (count >= (killsAt[kills.length] ?? Number.POSITIVE_INFINITY) * subscribers) {
      workers[kills.length]?.kill()
      kills.push(Date.now())
    }
    await wait(50)
  }
  const taken = await sink.taken()
  const peak = memory()
  await client.end()
  const { reached, repeats, unexplained, otherIds } = judgedDelivery(taken, kills)
  const seconds = (Math.max(...taken.map(([, , at]) => at)) - begun) / 1000
  return [
    atMost(`digest to ${subscribers}, ${kills.length} kills: subscribers missed`, subscribers - reached, 0),
    atMost('sent twice though not under way at a kill', unexplained, 0),
    atMost('sent twice under another Message-ID', otherIds, 0),
    reported('sent twice, being under way at a kill', `${repeats}`),
    atLeast('mails a second, kills and restarts included', subscribers / seconds, 100),
    reported('promising them all, in one transaction', `${(promised / 1000).toFixed(1)} s`),
    atMost('memory (PSS) of a process at most', peak / mebibyte, 512, ' MiB'),
    reported('memory (PSS) of a process before', `${(before / mebibyte).toFixed(0)} MiB`),
  ]
}

function judgedDelivery(taken: Taken[], kills: number[]) {
  const firstOf = new Map<string, Taken>()
  let [repeats, unexplained, otherIds] = [0, 0, 0]
  for (const mail of taken.toSorted((a, b) => a[2] - b[2])) {
    const [recipient, messageId] = mail
    const first = firstOf.get(recipient)
    if (!first) {
      firstOf.set(recipient, mail)
      continue
    }
    repeats += 1
    if (first[1] !== messageId) otherIds += 1
    if (!kills.some((kill) => first[2] <= kill + 100 && first[2] >= kill - underWayMs)) unexplained += 1
  }
  return { reached: firstOf.size, repeats, unexplained, otherIds }
}

const program = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type Worker = { pid: () => number; kill: () => void; stop: () => void }

/** Started again whenever it ends, as the supervisor does with a cms. */
async function startWorker(environment: Record<string, string>): Promise<Worker> {
  let isStopping = false
  const start = () =>
    fork(program('support/mail-worker.ts'), {
      execArgv: [...withJsx, '--max-old-space-size=384', '--max-semi-space-size=4'],
      env: { ...process.env, ...environment },
    })
  let child = start()
  function restart(): void {
    if (isStopping) return
    child = start()
    child.once('exit', restart)
  }
  child.once('exit', restart)
  await once(child, 'message', { signal: AbortSignal.timeout(limitMs) })
  return {
    pid: () => child.pid as number,
    kill: () => void child.kill('SIGKILL'),
    stop() {
      isStopping = true
      child.kill('SIGKILL')
    },
  }
}

function memoryOf(worker: Worker): number {
  return processTree(worker.pid()).reduce((sum, { pssBytes }) => sum + pssBytes, 0)
}
