import { exportContact as endpoint } from '@cyberluach/api/exports'
import { contactMessageOf, contactSubjectOf } from '@cyberluach/core/contact-message'
import { handle } from '../endpoint.ts'
import { exportSubmissionsFile } from '../export-submissions-file.ts'

const columns = ['ID', 'Name', 'Email', 'Subject', 'Status', 'Created At', 'Message']

export const exportContact = handle(endpoint, async (call) => {
  return exportSubmissionsFile(call, 'contact_message', {
    nameOn: (day) => `contact_messages_${day}.csv`,
    columns,
    cellsOf: (row) => [
      row.id,
      row.organizerName,
      row.organizerEmail,
      contactSubjectOf(row.title),
      row.status,
      row.createdAt.toISOString(),
      contactMessageOf(row.additionalInfo ?? ''),
    ],
  })
})
