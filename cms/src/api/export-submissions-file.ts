import type { SubmissionKind } from '@cyberluach/core/submission'
import type { CsvCell } from '@cyberluach/core/csv'
import { exportFile, type Asked } from './export-file.ts'
import type { TextFile } from '../platform/outcome.ts'
import { submissionConditions, type SubmissionFilter } from '../features/submissions/submission-filter.ts'
import { submissionColumns, type SubmissionRow } from '../features/submissions/submission-rows.ts'

type Columns = {
  nameOn: (day: string) => string
  columns: readonly string[]
  cellsOf: (row: SubmissionRow) => CsvCell[]
}

/** The submissions of one kind that fit the filter, the newest first, as a file. */
export async function exportSubmissionsFile(
  call: Asked & { query: Omit<SubmissionFilter, 'kind'> },
  kind: SubmissionKind,
  { nameOn, columns, cellsOf }: Columns,
): Promise<TextFile> {
  const { where, values } = submissionConditions({ ...call.query, kind })
  const text = `select ${submissionColumns} from submissions s where ${where} order by s.created_at desc, s.id`
  return exportFile<SubmissionRow>(call, { nameOn, columns, text, values, cellsOf })
}
