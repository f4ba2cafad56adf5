import type { SubmissionKind } from '@cyberluach/core/submissions/submission'
import { type CsvColumns, exportFile, type ExportRequest } from '../exports/csv-file.ts'
import type { TextFile } from '../../platform/http/outcome.ts'
import { submissionConditions, type SubmissionFilter, submissionColumns, type SubmissionRow } from './rows.ts'
import * as exportsApi from '@cyberluach/api/exports'
import { instantInZone } from '@cyberluach/core/dates/zoned-time'
import { handle } from '../../platform/http/endpoint.ts'
import { contactMessageOf, contactSubjectOf } from '@cyberluach/core/messages/contact-message'
import { ratingOf } from '@cyberluach/core/messages/feedback'

type Table = { nameOn: (day: string) => string; columns: CsvColumns<SubmissionRow> }

/** The submissions of one kind that fit the filter, the newest first, as a file. */
async function exportSubmissionsFile(
  call: ExportRequest & { query: Omit<SubmissionFilter, 'kind'> },
  kind: SubmissionKind,
  table: Table,
): Promise<TextFile> {
  const { where, values } = submissionConditions({ ...call.query, kind })
  const text = `select ${submissionColumns} from submissions s where ${where} order by s.created_at desc, s.id`
  return exportFile<SubmissionRow>(call, { ...table, text, values })
}

const exportSubmissions = handle(exportsApi.exportSubmissions, async (call) => {
  const { timeZone } = call.services.configuration
  return exportSubmissionsFile(call, 'event', {
    nameOn: (day) => `submissions_${day}.csv`,
    columns: {
      ID: ({ id }) => id,
      Title: ({ title }) => title,
      'Title Hebrew': ({ titleHe }) => titleHe,
      Description: ({ description }) => description ?? '',
      'Event Type': ({ eventType }) => eventType,
      'Start Date': ({ startsAt }) => startsAt && instantInZone(startsAt, timeZone),
      'End Date': ({ endsAt }) => endsAt && instantInZone(endsAt, timeZone),
      Country: ({ locationCountry }) => locationCountry,
      City: ({ locationCity }) => locationCity,
      Venue: ({ locationVenue }) => locationVenue,
      'Is Online': ({ isOnline }) => (isOnline ? 'Yes' : 'No'),
      'Organizer Name': ({ organizerName }) => organizerName,
      'Organizer Email': ({ organizerEmail }) => organizerEmail,
      'Organizer Phone': ({ organizerPhone }) => organizerPhone,
      Status: ({ status }) => status,
      'Created At': ({ createdAt }) => instantInZone(createdAt, timeZone),
      'Admin Notes': ({ adminNotes }) => adminNotes,
    },
  })
})

const exportContact = handle(exportsApi.exportContact, async (call) => {
  const { timeZone } = call.services.configuration
  return exportSubmissionsFile(call, 'contact_message', {
    nameOn: (day) => `contact_messages_${day}.csv`,
    columns: {
      ID: ({ id }) => id,
      Name: ({ organizerName }) => organizerName,
      Email: ({ organizerEmail }) => organizerEmail,
      Subject: ({ title }) => contactSubjectOf(title),
      Status: ({ status }) => status,
      'Created At': ({ createdAt }) => instantInZone(createdAt, timeZone),
      Message: ({ additionalInfo }) => contactMessageOf(additionalInfo ?? ''),
    },
  })
})

const exportFeedback = handle(exportsApi.exportFeedback, async (call) => {
  const { timeZone } = call.services.configuration
  return exportSubmissionsFile(call, 'feedback', {
    nameOn: (day) => `platform-feedback-${day}.csv`,
    columns: {
      ID: ({ id }) => id,
      Name: ({ organizerName }) => organizerName,
      Email: ({ organizerEmail }) => organizerEmail,
      'Overall Rating': ({ title }) => ratingOf(title),
      Status: ({ status }) => status,
      'Created At': ({ createdAt }) => instantInZone(createdAt, timeZone),
      'Feedback Details': ({ description, additionalInfo }) =>
        [description, additionalInfo].filter(Boolean).join('\n\n'),
    },
  })
})

export const submissionExportRoutes = [exportSubmissions, exportContact, exportFeedback] as const
