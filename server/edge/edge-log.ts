import { jsonOf, newRecord, type Level } from '../log/record.ts'

/** Says a line to the supervisor, who knows which worker this is. `more` are its facts, as `requestId` and `err`. */
export function tell(level: Level, msg: string, more: object = {}): void {
  console.log(jsonOf(newRecord(level, 'edge', msg, more)))
}
