import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { killIfThere } from '../../server/system/processes.ts'
import type { SmallDisk } from '../../server/testing/small-disk.ts'
import type { Part } from './ages.ts'
import type { Subject } from './subject.ts'

/** From one instant to another, in milliseconds. */
export type Span = { from: number; to: number }

/** Something done to the product. `closes`: whether nobody can be answered meanwhile and until the edge is back. */
export type Trouble = Span & { what: string; kills: number; closes: boolean }

/** Whether both have an instant in common. */
export function overlap(one: Span, other: Span): boolean {
  return one.from <= other.to && other.from <= one.to
}

const everyMs = 100
/** A machine that is busy with starts answers late, and has answered all the same. */
const limitMs = 10_000

type Outages = { stop: () => Promise<Span[]> }

/**
 * Asks for `url` again and again, each time on a connection of its own: who leaves takes no new ones, and answers on
 * old ones for a while still. It is out from when the last question before it was asked that was answered well,
 * until the next good answer. With `mostApartMs`, a longer time between two good answers counts as out as well: a moment
 * of it would not have been seen.
 */
export function watchOutages(url: string, mostApartMs = Number.POSITIVE_INFINITY): Outages {
  const found: Span[] = []
  let isOver = false
  let lastSentAt = Date.now()
  let isOut = false
  const watching = watch()
  return {
    async stop() {
      isOver = true
      await watching
      return isOut ? [...found, { from: lastSentAt, to: Date.now() }] : found
    },
  }

  async function watch(): Promise<void> {
    while (!isOver) {
      const sentAt = Date.now()
      const isWell = await answersWell(url)
      const isUnseen = Date.now() - lastSentAt > mostApartMs
      if (isWell && (isOut || isUnseen)) found.push({ from: lastSentAt, to: Date.now() })
      isOut = !isWell
      if (isWell) lastSentAt = sentAt
      await pause(everyMs)
    }
  }
}

function answersWell(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = get(url, { agent: false, signal: AbortSignal.timeout(limitMs) }, (answer) => {
      const isGood = answer.statusCode !== undefined && answer.statusCode < 300
      answer.resume().once('close', () => resolve(isGood && answer.complete))
    })
    outgoing.once('error', () => resolve(false))
  })
}

const hourMs = 3_600_000
/** Every so many troubles one that takes longer; the others are kills of an edge, a cms or the database. */
const rareEvery = 12
const quickKills: Part[] = ['edge', 'postgres', 'edge', 'cms', 'edge', 'postgres']
/** First those that would end what others have to live through. */
const behind: Part[] = ['cms', 'cms', 'cms', 'postgres', 'postgres', 'postgres', 'postgres', 'postgres']
const betweenMs = [1_200, 3_200] as const
const awayMs = [2_000, 20_000] as const
const longAwayMs = 60_000
const fullMs = 6_000

/**
 * Makes one trouble after the other until `end`, each noted; which and how long is left to chance. Leaves it whole, with
 * the right clock.
 */
export async function makeTroubles(
  subject: Subject,
  disk: SmallDisk | null,
  end: number,
  signal: AbortSignal,
  random: () => number = Math.random,
): Promise<Trouble[]> {
  const troubles: Trouble[] = []
  const between = ([least, most]: readonly [number, number]) => least + random() * (most - least)
  const note = async (what: string, killed: Part | null, make: () => Promise<unknown>) => {
    const from = Date.now()
    const made = await make()
    if (made === false) return
    const closes = killed === 'edge' || killed === 'supervisor'
    troubles.push({ what, from, to: Date.now(), kills: killed ? 1 : 0, closes })
  }
  const rare: (() => Promise<void>)[] = [
    () => note('database stopped for a while', null, () => away(Math.min(between(awayMs), end - Date.now()))),
    () =>
      note('supervisor killed, started with its clock an hour ahead', 'supervisor', () =>
        subject.startAgain(new Date(Date.now() + hourMs).toISOString()),
      ),
    ...(disk ? [() => note('disk full', null, () => full(disk, signal))] : []),
    rightClock,
    () => note('database stopped for up to a minute', null, () => away(Math.min(longAwayMs, (end - Date.now()) / 4))),
  ]
  for (let index = 1; Date.now() < end; index += 1) {
    if (index % rareEvery === 0) {
      await subject.untilWhole()
      await rare[(index / rareEvery - 1) % rare.length]?.()
    } else {
      const part = quickKills[Math.floor(random() * quickKills.length)] ?? 'edge'
      await note(`${part} killed`, part, () => subject.kill(part))
    }
    await pause(between(betweenMs), undefined, { signal })
  }
  await rightClock()
  return troubles

  function rightClock(): Promise<void> {
    return note('supervisor killed, started with the right clock', 'supervisor', () => subject.startAgain())
  }

  /** Nothing of PostgreSQL runs, though every connection stays. */
  async function away(ms: number): Promise<void> {
    const pids = subject.pidsOf('postgres')
    send(pids, 'SIGSTOP')
    await pause(Math.max(1_000, ms), undefined, { signal }).finally(() => send(pids, 'SIGCONT'))
  }
}

async function full(disk: SmallDisk, signal: AbortSignal): Promise<void> {
  await disk.fill()
  await pause(fullMs, undefined, { signal }).finally(disk.empty)
}

function send(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) killIfThere(pid, name)
}

/** What a process has to live through whose door never closes: what is behind it is killed, and comes back. */
export async function killBehind(subject: Subject): Promise<Trouble[]> {
  const troubles: Trouble[] = []
  for (const part of behind) {
    const from = Date.now()
    await subject.kill(part)
    await subject.untilWhole()
    troubles.push({
      what: `${part} killed behind its old neighbours`,
      from,
      to: Date.now(),
      kills: 1,
      closes: false,
    })
  }
  return troubles
}
