import { difficultyLevels, eventTypes } from '@cyberluach/core/events/event'
import { eventFields } from '@cyberluach/core/events/event-fields'
import { submissionStatuses } from '@cyberluach/core/submissions/submission'
import { locales } from '@cyberluach/i18n/locales'
import type { CollectionConfig } from 'payload'
import { moderators } from '../access/predicates.ts'
import { shownFields, choice, date, line, paragraph, tick } from '../panel/event-fields.ts'
import { group, label, labels } from '../panel/labels.ts'

/** Written by the API alone; the dashboard decides about them, the panel only shows them to those who do. */
export const Submissions: CollectionConfig = {
  slug: 'submissions',
  labels: labels('submissions'),
  admin: {
    useAsTitle: 'title',
    group: group('calendar'),
    defaultColumns: ['title', 'eventType', 'status', 'createdAt'],
    listSearchableFields: ['title', 'titleHe', 'organizerName', 'organizerEmail'],
  },
  access: { read: moderators, create: () => false, update: () => false, delete: () => false },
  defaultSort: '-createdAt',
  fields: [
    line('title', { required: true, label: label('eventTitle') }),
    line('titleHe'),
    ...shownFields(eventFields.descriptions),
    choice('eventType', 'eventTypes', [...eventTypes, 'contact_message', 'feedback'], { required: true }),
    choice('difficultyLevel', 'difficultyLevels', difficultyLevels),
    date('startsAt'),
    date('endsAt'),
    tick('allDay'),
    line('timeZone'),
    ...shownFields(eventFields.place),
    ...shownFields(eventFields.online),
    ...shownFields(eventFields.organizer),
    ...shownFields(eventFields.contact),
    ...shownFields(eventFields.links),
    ...shownFields(eventFields.prize),
    ...shownFields(eventFields.practical),
    { name: 'deadlines', type: 'json', label: label('deadlines'), admin: { hidden: true } },
    paragraph('additionalInfo'),
    paragraph('adminNotes'),
    choice('status', 'statuses', submissionStatuses, { required: true, defaultValue: 'pending' }),
    date('decidedAt'),
    line('decidedBy'),
    date('correctedAt'),
    date('editedAt'),
    date('withdrawnAt'),
    choice('locale', 'locales', locales, { required: true, defaultValue: 'en' }),
    // The panel's editor of JSON loads scripts from elsewhere, which our pages do not allow.
    { name: 'received', type: 'json', label: label('received'), admin: { hidden: true } },
  ],
}
