import { admissions, difficultyLevels, eventTypes } from '@cyberluach/core/events/event'
import { detailFields, eventFields } from '@cyberluach/core/events/event-fields'
import type { CollectionConfig } from 'payload'
import { admins, adminsField, moderators, moderatorsField, staff } from '../access/predicates.ts'
import { auditOf } from '../features/audit/audit.ts'
import { onlyTexts } from '../panel/translator-access.ts'
import { titleCell, placePickers, translatorBar, bothLanguages, otherTextsField } from '../panel/custom-components.ts'
import { searchBothTitles } from '../panel/titles/titles.ts'
import { textIn } from '../panel/text-in.ts'
import { englishEndpoints, proposeEnglish } from '../features/english/proposals.ts'
import { latestFirst, ofList } from '../features/events/panel/event-lists.ts'
import { keepCancelled, noteExtensions, noteState, setEventDays } from '../features/events/hooks.ts'
import { noteChange } from '../features/events/changes.ts'
import { deadlinesField, stateFields } from '../features/events/panel/fields.ts'
import { noteStated } from '../features/sources/reconcile/values.ts'
import { announceState } from '../features/submissions/states/tell-of-state.ts'
import { notesOn } from '../features/translations/pairs.ts'
import { editedFields, choice, date, line, paragraph, tick, dayLine, relation, ui } from '../panel/event-fields.ts'
import { checkOtherTitle, inOtherLanguage } from '../panel/other-language/other-texts.ts'
import { group, label, labels } from '../panel/labels.ts'
import { optionalLink, title } from '../panel/validations.ts'

/** What everyone who is signed in may see, and only those who moderate may change: all but the texts. */
const fact = { access: { update: moderatorsField } }

type Shape = { allDay?: boolean | null }

/** The panel asks for the instants of one kind of event and for the days of the other. */
const isTimed = ({ allDay }: Shape) => !allDay
const isOfDays = ({ allDay }: Shape) => Boolean(allDay)

/** An event online has no place to ask for, unless it is held at one as well. */
type Placed = { isOnline?: boolean | null; locationCity?: string | null; locationCountry?: string | null }
const hasPlace = ({ isOnline, locationCity, locationCountry }: Placed) =>
  !isOnline || Boolean(locationCity || locationCountry)

function ofPlace<Named extends { name: string }>(field: Named): Named {
  const components = placePickers[field.name]
  return { ...field, admin: { condition: hasPlace, ...(components && { components }) } }
}

/** Only the seed makes samples; the panel says of one that it is. */
const isSample = (event: { isSample?: boolean | null }) => Boolean(event.isSample)
const nobody = () => false

const texts = inOtherLanguage('events_locales', ['title', 'description'])
const translations = notesOn('events')
const audit = auditOf(
  { create: 'eventCreated', update: 'eventUpdated', delete: 'eventDeleted' },
  ({ title }) => textIn(title) || null,
  ['state'],
)

export const Events: CollectionConfig = {
  slug: 'events',
  labels: labels('events'),
  admin: {
    useAsTitle: 'title',
    group: group('calendar'),
    baseListFilter: ofList,
    components: { ...translatorBar, beforeListTable: ['/features/events/panel/EventLists.tsx#EventLists'] },
    defaultColumns: ['title', 'startDay', 'eventType', 'locationCountry', 'locationCity', 'state'],
  },
  access: { read: staff, create: moderators, update: staff, delete: admins },
  defaultSort: 'startDay',
  endpoints: englishEndpoints,
  hooks: {
    beforeOperation: [
      onlyTexts('title', 'description', otherTextsField),
      proposeEnglish,
      searchBothTitles('events'),
      latestFirst,
    ],
    beforeValidate: [setEventDays, checkOtherTitle],
    beforeChange: [noteState, noteExtensions, translations.beforeChange],
    afterChange: [texts.write, translations.afterChange, noteChange, noteStated, announceState, audit.afterChange],
    beforeDelete: [keepCancelled],
    afterDelete: [translations.afterDelete, audit.afterDelete],
  },
  fields: [
    ui('english', '/features/english/EnglishField.tsx#EnglishField'),
    line('title', {
      localized: true,
      label: label('eventTitle'),
      validate: title,
      admin: { components: { ...titleCell.components, ...bothLanguages.text } },
    }),
    paragraph('description', { localized: true, admin: { components: bothLanguages.textarea } }),
    texts.field,
    choice('eventType', 'eventTypes', eventTypes, { required: true, ...fact }),
    choice('difficultyLevel', 'difficultyLevels', difficultyLevels, { ...fact }),
    ...stateFields,
    tick('allDay', { ...fact }),
    date('startsAt', { admin: { condition: isTimed }, ...fact }),
    date('endsAt', { admin: { condition: isTimed }, ...fact }),
    dayLine('startDay', { required: true, admin: { condition: isOfDays }, ...fact }),
    dayLine('endDay', { required: true, admin: { condition: isOfDays }, ...fact }),
    ...[
      ...editedFields(eventFields.online),
      ...editedFields(eventFields.place).map(ofPlace),
      ...editedFields(eventFields.links),
      ...editedFields(eventFields.prize),
      ...editedFields(eventFields.practical),
      ...editedFields(detailFields.host),
    ].map((field) => ({ ...field, ...fact })),
    choice('admission', 'admissions', admissions, { ...fact }),
    line('price', { maxLength: detailFields.admission.price.limit, ...fact }),
    { ...deadlinesField, ...fact },
    relation('series', 'series', { ...fact }),
    line('tags', { hasMany: true, ...fact }),
    line('sourceName', { ...fact }),
    line('sourceUrl', { validate: optionalLink, ...fact }),
    date('checkedAt', { ...fact }),
    relation('submission', 'submissions', {
      unique: true,
      hooks: { beforeDuplicate: [() => null] },
      access: { read: adminsField, update: adminsField },
    }),
    tick('isSample', {
      admin: { condition: isSample, readOnly: true },
      access: { create: nobody, update: nobody },
    }),
  ],
}
