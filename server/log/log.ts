import { createRotatingLog, type RotatingLog } from './rotating-log.ts'
import { isWarning, jsonOf, newRecord, type Level, type LogRecord } from './record.ts'

/** Commands that a person gives speak plainly; the start of the product says how it speaks. */
let format: LogFormat = 'plain'
let file: RotatingLog | null = null

export function logAs(chosen: LogFormat): void {
  format = chosen
}

/** Keeps what the supervisor says in a file, too, until `stop`. */
export function keepLog(path: string): { stop: () => Promise<void> } {
  const opened = createRotatingLog(path)
  file = opened
  return {
    async stop() {
      file = null
      await opened.close()
    },
  }
}

type More = {
  /** How a person reads it; null where it is shown to them in another way. */
  plain?: string | null
  /** Not kept in the file: it is said once. */
  isSecret?: boolean
  fields?: object
}

/** Shows a person, and nobody else, how something goes on: on standard output, whatever became of it. */
export function showPerson(line: string): void {
  if (format === 'plain') console.log(line)
}

/** Whether a line may be written over, since a person reads it as it is written. */
export function isOnTerminal(): boolean {
  return format === 'plain' && process.stdout.isTTY
}

/** Says a line of the supervisor's own. */
export function say(level: Level, msg: string, { plain = msg, isSecret = false, fields }: More = {}): void {
  const record = newRecord(level, 'supervisor', msg, fields)
  if (!isSecret) file?.write(`${jsonOf(record)}\n`)
  show(record, plain)
}

/** Passes on what a child said, which its own file keeps: for people as the line, else as the record. */
export function passOn(line: string, record: LogRecord): void {
  show(record, line)
}

function show(record: LogRecord, plain: string | null): void {
  // What programs collect is one stream.
  if (format === 'json') console.log(jsonOf(record))
  else if (plain !== null && isWarning(record)) console.error(plain)
  else if (plain !== null) console.log(plain)
}

/** Lines for people, or of JSON for programs. */
type LogFormat = 'plain' | 'json'

/** How the product speaks: plainly to a person at a terminal, in lines of JSON to programs, unless a setting says so. */
export function logFormat({ LOG_FORMAT: set } = process.env): LogFormat {
  if (set === 'plain' || set === 'json') return set
  return process.stdout.isTTY ? 'plain' : 'json'
}
