import { stripVTControlCharacters } from 'node:util'

/** How bad it is, by pino's names and in its order. */
const numbers = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const

export type Level = keyof typeof numbers

/** One line of a log. `time` is a moment in ISO 8601, in UTC. */
export type LogRecord = {
  time: string
  level: Level
  /** Of which process: `supervisor`, `cms`, `edge-1` and the like. */
  process: string
  /** What the answer to the request carries as `X-Request-Id`. */
  requestId?: string
  msg: string
  [more: string]: unknown
}

/** What a child printed on its standard output, or where it prints errors. */
export type Stream = 'output' | 'errors'

/**
 * What a line of a child says. Lines of JSON are believed on standard output alone, where its logger writes: words of a
 * visitor may come to stand at the beginning of a line of the other stream, as in an error that quotes them.
 */
export function recordOf(line: string, process: string, stream: Stream): LogRecord {
  const said = stream === 'output' ? structured(line) : null
  if (!said) return newRecord(stream === 'errors' ? 'error' : 'info', process, line)
  const { time, msg } = said.fields
  const record = newRecord(said.level, process, typeof msg === 'string' ? msg : '', withoutFrame(said.fields))
  const at = new Date(typeof time === 'number' ? time : Number.NaN)
  return Number.isNaN(at.getTime()) ? record : { ...record, time: at.toISOString() }
}

/** A record of this moment. */
export function newRecord(level: Level, process: string, msg: string, more: object = {}): LogRecord {
  return { time: new Date().toISOString(), level, process, msg, ...more }
}

/** Whether an operator should see it without looking for it. */
export function isWarning({ level }: Pick<LogRecord, 'level'>): boolean {
  return numbers[level] >= numbers.warn
}

/** The record as it stands in a file, and on standard output where programs read it. */
export function jsonOf(record: LogRecord): string {
  return plainLine(JSON.stringify(record, withError))
}

/** The record as a person reads it at a terminal, who knows the time and sees how bad it is by what it says. */
export function wordsOf(record: LogRecord): string {
  const details = Object.entries(withoutFrame(record)).flatMap(([name, value]) => detailOf(name, value))
  return plainLine([record.msg, ...details].join('  '))
}

/** What every line has, and what pino adds about the process, which the supervisor knows better. */
const frame = new Set(['time', 'level', 'process', 'msg', 'name', 'pid', 'hostname'])

function withoutFrame(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !frame.has(name)))
}

function detailOf(name: string, value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [`${name}=${value}`]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const { code, message } = value as { code?: unknown; message?: unknown }
  return [code, message].some((part) => typeof part === 'string')
    ? [`${name}=${[code, message].filter((part) => typeof part === 'string').join(' ')}`]
    : []
}

/** Errors have nothing that JSON would take of itself. */
function withError(_name: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { name, message, stack, cause } = value
  const { code } = value as NodeJS.ErrnoException
  return { name, ...(code !== undefined && { code }), message, stack, ...(cause !== undefined && { cause }) }
}

type Structured = { level: Level; fields: Record<string, unknown> }

function structured(line: string): Structured | null {
  if (!line.startsWith('{')) return null
  try {
    const fields = JSON.parse(line) as Record<string, unknown>
    const level = levelOf(fields.level)
    return level && { level, fields }
  } catch {
    // One that was cut off since it is too long: its level stands at its beginning.
    const [, found] = /^\{"level":(\d+|"\w+")/.exec(line) ?? []
    const level = found === undefined ? null : levelOf(JSON.parse(found))
    return level && { level, fields: { msg: line } }
  }
}

function levelOf(said: unknown): Level | null {
  const found = Object.entries(numbers).find(([name, number]) => said === name || said === number)
  return found ? (found[0] as Level) : null
}

/** A line that is longer is no line for people; its beginning says what it is. */
const longestLine = 4000

/**
 * Cuts what arrives into lines, each without what would move a terminal's cursor, colour it, name its window or turn the
 * direction of what follows: a visitor's own words may stand in a line, and they end up in the operator's terminal.
 */
export function createLines(take: (line: string) => void) {
  let begun = ''
  let isCut = false

  return {
    push(text: string): void {
      const parts = text.split('\n')
      for (const [index, part] of parts.entries()) {
        begin(part)
        if (index < parts.length - 1) finish()
      }
    },
    /** The last line, which nothing ended. */
    end(): void {
      if (begun !== '') finish()
    },
  }

  function begin(part: string): void {
    const room = longestLine - begun.length
    isCut ||= part.length > room
    begun += part.slice(0, room)
  }

  function finish(): void {
    take(plainLine(begun) + (isCut ? ' …' : ''))
    begun = ''
    isCut = false
  }
}

/** A line without control characters but the tab, also those of direction and those that some programs end lines at. */
export function plainLine(line: string): string {
  return stripVTControlCharacters(line).replace(/(?!\t)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')
}
