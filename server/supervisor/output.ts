import type { ChildProcess } from 'node:child_process'
import { isWarning, jsonOf, recordOf, wordsOf, type LogRecord, type Stream } from '../log/record.ts'
import { createLines } from '../log/lines.ts'
import { createLineLimit } from './line-limit.ts'
import type { RotatingLog } from '../log/rotating-log.ts'

const rememberedLines = 20

/**
 * Takes what a child prints, as fast as it prints, so that it never waits for a disk or a terminal: lines go to its log
 * within a limit, and what is a warning or worse to `tell` too.
 */
export function takeOutput(
  child: ChildProcess,
  name: string,
  log: RotatingLog,
  tell: (record: LogRecord) => void,
) {
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
      tell(record)
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
