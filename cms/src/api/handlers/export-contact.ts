import { exportContact as endpoint } from '@cyberluach/api/exports'
import { contactMessageOf, contactSubjectOf } from '@cyberluach/core/contact-message'
import { instantInZone } from '@cyberluach/core/zoned-time'
import { handle } from '../endpoint.ts'
import { exportSubmissionsFile } from '../export-submissions-file.ts'

const columns = ['ID', 'Name', 'Email', 'Subject', 'Status', 'Created At', 'Message']

export const exportContact = handle(endpoint, async (call) => {
  const { timeZone } = call.services.configuration
  return exportSubmissionsFile(call, 'contact_message', {
    nameOn: (day) => `contact_messages_${day}.csv`,
    columns,
    cellsOf: (row) => [
      row.id,
      row.organizerName,
      row.organizerEmail,
      contactSubjectOf(row.title),
      row.status,
      instantInZone(row.createdAt, timeZone),
      contactMessageOf(row.additionalInfo ?? ''),
    ],
  })
})
