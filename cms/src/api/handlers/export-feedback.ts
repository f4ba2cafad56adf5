import { exportFeedback as endpoint } from '@cyberluach/api/exports'
import { ratingOf } from '@cyberluach/core/feedback'
import { instantInZone } from '@cyberluach/core/zoned-time'
import { handle } from '../endpoint.ts'
import { exportSubmissionsFile } from '../export-submissions-file.ts'

const columns = ['ID', 'Name', 'Email', 'Overall Rating', 'Status', 'Created At', 'Feedback Details']

export const exportFeedback = handle(endpoint, async (call) => {
  const { timeZone } = call.services.configuration
  return exportSubmissionsFile(call, 'feedback', {
    nameOn: (day) => `platform-feedback-${day}.csv`,
    columns,
    cellsOf: (row) => [
      row.id,
      row.organizerName,
      row.organizerEmail,
      ratingOf(row.title),
      row.status,
      instantInZone(row.createdAt, timeZone),
      [row.description, row.additionalInfo].filter(Boolean).join('\n\n'),
    ],
  })
})
