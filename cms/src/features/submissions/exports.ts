import type { SubmissionKind } from '@cyberluach/core/submissions/submission'
import type { CsvCell } from '@cyberluach/core/text/csv'
import { exportFile, type ExportRequest } from '../exports/csv-file.ts'
import type { TextFile } from '../../platform/http/outcome.ts'
import {
  submissionConditions,
  type SubmissionFilter,
  submissionColumns,
  type SubmissionRow,
  submissionOf,
} from './rows.ts'
import * as exportsApi from '@cyberluach/api/exports'
import { instantInZone } from '@cyberluach/core/dates/zoned-time'
import { handle } from '../../platform/http/endpoint.ts'
import { contactMessageOf, contactSubjectOf } from '@cyberluach/core/messages/contact-message'
import { ratingOf } from '@cyberluach/core/messages/feedback'

type Columns = {
  nameOn: (day: string) => string
  columns: readonly string[]
  cellsOf: (row: SubmissionRow) => CsvCell[]
}

/** The submissions of one kind that fit the filter, the newest first, as a file. */
async function exportSubmissionsFile(
  call: ExportRequest & { query: Omit<SubmissionFilter, 'kind'> },
  kind: SubmissionKind,
  { nameOn, columns, cellsOf }: Columns,
): Promise<TextFile> {
  const { where, values } = submissionConditions({ ...call.query, kind })
  const text = `select ${submissionColumns} from submissions s where ${where} order by s.created_at desc, s.id`
  return exportFile<SubmissionRow>(call, { nameOn, columns, text, values, cellsOf })
}

const eventColumns = [
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

const exportSubmissions = handle(exportsApi.exportSubmissions, async (call) => {
  const { timeZone } = call.services.configuration
  return exportSubmissionsFile(call, 'event', {
    nameOn: (day) => `submissions_${day}.csv`,
    columns: eventColumns,
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

const contactColumns = ['ID', 'Name', 'Email', 'Subject', 'Status', 'Created At', 'Message']

const exportContact = handle(exportsApi.exportContact, async (call) => {
  const { timeZone } = call.services.configuration
  return exportSubmissionsFile(call, 'contact_message', {
    nameOn: (day) => `contact_messages_${day}.csv`,
    columns: contactColumns,
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

const feedbackColumns = ['ID', 'Name', 'Email', 'Overall Rating', 'Status', 'Created At', 'Feedback Details']

const exportFeedback = handle(exportsApi.exportFeedback, async (call) => {
  const { timeZone } = call.services.configuration
  return exportSubmissionsFile(call, 'feedback', {
    nameOn: (day) => `platform-feedback-${day}.csv`,
    columns: feedbackColumns,
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

export const submissionExportRoutes = [exportSubmissions, exportContact, exportFeedback] as const
