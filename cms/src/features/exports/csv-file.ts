import { csvParts, type CsvCell } from '@cyberluach/core/text/csv'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { QueryResultRow } from 'pg'
import { recordAudit } from '../audit/audit.ts'
import type { Services, SignedInUser } from '../../platform/services.ts'
import { openSnapshot } from '../../platform/database/snapshot.ts'
import type { TextFile } from '../../platform/http/outcome.ts'

/** What each column of a table says of a row, in their order. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvCell>

type Export<Row> = {
  /** The file's name, given the day on which it is made. */
  nameOn: (day: string) => string
  columns: CsvColumns<Row>
  /** A select without its own limit. */
  text: string
  values: unknown[]
}

export type ExportRequest = { services: Services; signedIn: { user: SignedInUser } }

/** Every row that a select finds at this moment, as a CSV file that is written while it is sent. Audited. */
export async function exportFile<Row extends QueryResultRow>(
  { services: { pool, configuration }, signedIn }: ExportRequest,
  { nameOn, columns, text, values }: Export<Row>,
): Promise<TextFile> {
  const fileName = nameOn(dayKeyOf(new Date(), configuration.timeZone))
  const { total, batches, close } = await openSnapshot(pool, {
    text,
    values,
    itemOf: (row: Row) => cellsOf(columns, row),
  })
  try {
    const { username } = signedIn.user
    await recordAudit(pool, { action: 'export', username, subject: fileName, details: `${total} rows` })
  } catch (error) {
    await close()
    throw error
  }
  return {
    kind: 'file',
    parts: csvParts(Object.keys(columns), batches),
    contentType: 'text/csv; charset=utf-8',
    fileName,
    total,
  }
}

export function cellsOf<Row>(columns: CsvColumns<Row>, row: Row): CsvCell[] {
  return Object.values(columns).map((cell) => cell(row))
}
