import { exportSubmissions as endpoint } from '@cyberluach/api/exports'
import { instantInZone } from '@cyberluach/core/zoned-time'
import { handle } from '../endpoint.ts'
import { exportSubmissionsFile } from '../export-submissions-file.ts'
import { submissionOf, type SubmissionRow } from '../../features/submissions/submission-rows.ts'

const columns = [
  'ID',
  'Title',
  'Title Hebrew',
  'Description',
  'Event Type',
  'Start Date',
  'End Date',
  'Country',
  'City',
  'Venue',
  'Is Online',
  'Organizer Name',
  'Organizer Email',
  'Organizer Phone',
  'Status',
  'Created At',
  'Admin Notes',
]

export const exportSubmissions = handle(endpoint, async (call) => {
  const { timeZone } = call.services.configuration
  return exportSubmissionsFile(call, 'event', {
    nameOn: (day) => `submissions_${day}.csv`,
    columns,
    cellsOf: (row) => cellsOf(row, timeZone),
  })
})

function cellsOf(row: SubmissionRow, timeZone: string) {
  const record = submissionOf(row, timeZone)
  return [
    record.id,
    record.title,
    record.titleHe,
    record.description,
    record.eventType,
    record.startDate,
    record.endDate,
    record.locationCountry,
    record.locationCity,
    record.locationVenue,
    record.isOnline ? 'Yes' : 'No',
    record.organizerName,
    record.organizerEmail,
    record.organizerPhone,
    record.status,
    instantInZone(row.createdAt, timeZone),
    record.adminNotes,
  ]
}
