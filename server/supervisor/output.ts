import type { ChildProcess } from 'node:child_process'
import { isWarning, jsonOf, recordOf, wordsOf, type LogRecord, type Stream, createLines } from '../log/record.ts'
import type { RotatingLog } from '../log/rotating-log.ts'

const rememberedLines = 20

/**
 * Takes what a child prints, as fast as it prints, so that it never waits for a disk or a terminal: lines go to its log
 * within a limit, and what is a warning or worse to `tell` too.
 */
export function takeOutput(child: ChildProcess, name: string, log: RotatingLog, report: (record: LogRecord) => void) {
  const words: string[] = []
  const output = takeStream('output')
  const errors = takeStream('errors')
  const over = Promise.withResolvers<void>()
  child.on('close', () => {
    for (const stream of [output, errors]) stream.end()
    over.resolve()
  })
  child.stdout?.setEncoding('utf8').on('data', output.push)
  child.stderr?.setEncoding('utf8').on('data', errors.push)

  return {
    /** The end of what it said about its errors. */
    lastWords: (): string => words.join('\n'),
    /** Resolves when everything that it printed is taken. */
    over: over.promise,
  }

  function takeStream(stream: Stream) {
    const limit = createLineLimit((line) => {
      const record = recordOf(line, name, stream)
      log.write(`${jsonOf(record)}\n`)
      if (!isWarning(record)) return
      report(record)
      if (stream === 'output') remember(wordsOf(record))
    })
    const lines = createLines((line) => {
      if (!line.trim()) return
      if (stream === 'errors') remember(line)
      limit.take(line)
    })
    return {
      push: lines.push,
      end() {
        lines.end()
        limit.end()
      },
    }
  }

  function remember(line: string): void {
    words.push(line)
    if (words.length > rememberedLines) words.shift()
  }
}

/** More than anybody can read; a crash with all its causes is shorter. */
export const mostLinesPerSecond = 200

const windowMs = 1000

/** Passes so many lines on in each second. The others are counted, and one line says how many there were. */
export function createLineLimit(pass: (line: string) => void, most: number = mostLinesPerSecond) {
  let begun = performance.now()
  let count = 0
  let leftOut = 0
  let timer: NodeJS.Timeout | undefined

  return {
    take(line: string): void {
      if (performance.now() - begun >= windowMs) turn()
      count += 1
      if (count <= most) return pass(line)
      leftOut += 1
      timer ??= setTimeout(turn, windowMs).unref()
    },
    /** Says what was left out so far. */
    end: turn,
  }

  function turn(): void {
    if (leftOut > 0) pass(`… ${leftOut} more lines were left out`)
    begun = performance.now()
    count = 0
    leftOut = 0
    clearTimeout(timer)
    timer = undefined
  }
}

const quietMs = 10_000
const mostRemembered = 100

/** Passes lines on, but the same line only once in ten seconds: what is away is away for every visitor. */
export function withoutRepeats<More extends unknown[]>(
  report: (line: string, ...more: More) => void,
  now: () => number = performance.now.bind(performance),
): (line: string, ...more: More) => void {
  const saidAt = new Map<string, number>()
  return (line, ...more) => {
    const last = saidAt.get(line)
    if (last !== undefined && now() - last < quietMs) return
    if (saidAt.size >= mostRemembered) saidAt.clear()
    saidAt.set(line, now())
    report(line, ...more)
  }
}
