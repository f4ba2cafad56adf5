import { contactMessageOf, contactSubjectOf } from '@cyberluach/core/contact-message'
import { exportFile } from '../export-file.ts'
import type { Handler } from '../endpoint.ts'
import { submissionConditions } from '../submission-filter.ts'
import { submissionColumns, type SubmissionRow } from '../submission-rows.ts'

const columns = ['ID', 'Name', 'Email', 'Subject', 'Status', 'Created At', 'Message']

export const exportContact: Handler<'GET /api/sys/mgmt/contact.csv'> = async (call) => {
  const { where, values } = submissionConditions({ ...call.query, kind: 'contact_message' })
  return exportFile<SubmissionRow>(call, {
    nameOn: (day) => `contact_messages_${day}.csv`,
    columns,
    text: `select ${submissionColumns} from submissions s where ${where} order by s.created_at desc, s.id`,
    values,
    cellsOf: (row) => [
      row.id,
      row.organizer_name,
      row.organizer_email,
      contactSubjectOf(row.title),
      row.status,
      row.created_at.toISOString(),
      contactMessageOf(row.additional_info ?? ''),
    ],
  })
}
