import { ratingOf } from '@cyberluach/core/feedback'
import { exportFile } from '../export-file.ts'
import type { Handler } from '../endpoint.ts'
import { submissionConditions } from '../submission-filter.ts'
import { submissionColumns, type SubmissionRow } from '../submission-rows.ts'

const columns = ['ID', 'Name', 'Email', 'Overall Rating', 'Status', 'Created At', 'Feedback Details']

export const exportFeedback: Handler<'GET /api/sys/mgmt/feedback.csv'> = async (call) => {
  const { where, values } = submissionConditions({ ...call.query, kind: 'feedback' })
  return exportFile<SubmissionRow>(call, {
    nameOn: (day) => `platform-feedback-${day}.csv`,
    columns,
    text: `select ${submissionColumns} from submissions s where ${where} order by s.created_at desc, s.id`,
    values,
    cellsOf: (row) => [
      row.id,
      row.organizer_name,
      row.organizer_email,
      ratingOf(row.title),
      row.status,
      row.created_at.toISOString(),
      [row.description, row.additional_info].filter(Boolean).join('\n\n'),
    ],
  })
}
