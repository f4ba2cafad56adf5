import type { ChildProcess } from 'node:child_process'
import { createLines } from './lines.ts'
import { createLineLimit } from './line-limit.ts'
import type { RotatingLog } from './rotating-log.ts'

const rememberedLines = 20

/**
 * Takes what a child prints, as fast as it prints, so that it never waits for a disk or a terminal: lines go to its log
 * within a limit, and those of its errors to `report` too.
 */
export function takeOutput(child: ChildProcess, log: RotatingLog, report: (line: string) => void) {
  const words: string[] = []
  const limit = createLineLimit((line) => log.write(`${line}\n`))
  const errorLimit = createLineLimit(report)
  const output = createLines(limit.take)
  const errors = createLines((line) => {
    if (!line.trim()) return
    words.push(line)
    if (words.length > rememberedLines) words.shift()
    limit.take(line)
    errorLimit.take(line)
  })
  const over = Promise.withResolvers<void>()
  child.on('close', () => {
    for (const part of [output, errors, limit, errorLimit]) part.end()
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
}
