import type { CollectionConfig, DateField, Field } from 'payload'

/** What makes a translated field of a form stand beside what it says in the other language, by the field's type. */
export const beside = {
  text: { Field: '/panel/other-language/Beside.tsx#TextBeside' },
  textarea: { Field: '/panel/other-language/Beside.tsx#TextareaBeside' },
}

/** What makes a list show a title in whichever language there is one. */
export const titleCell = { components: { Cell: '/panel/lists/cells.tsx#TitleCell' } }

/** What makes a text of an event’s place one that is found in a list; it is stored by its English name. */
export const placePickers: Record<string, { Field: string; Cell: string }> = {
  locationCountry: {
    Field: '/panel/places/PlaceFields.tsx#CountryField',
    Cell: '/panel/lists/cells.tsx#CountryCell',
  },
  locationCity: {
    Field: '/panel/places/PlaceFields.tsx#CityField',
    Cell: '/panel/lists/cells.tsx#CityCell',
  },
}

const emptyList = '/panel/lists/cells.tsx#EmptyList'

/** Every list of the panel says what it is empty of. */
export function withEmptyList(collection: CollectionConfig): CollectionConfig {
  const { components = {} } = collection.admin ?? {}
  const beforeListTable = [...(components.beforeListTable ?? []), emptyList]
  return { ...collection, admin: { ...collection.admin, components: { ...components, beforeListTable } } }
}

/**
 * Forms of a collection that call a document without a title something that people understand, say when it was changed, and
 * free it when they are closed.
 */
export function withDocumentControls(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  const beforeDocumentControls = [
    ...(edit?.beforeDocumentControls ?? []),
    '/panel/document-controls.tsx#NameUntitled',
    '/panel/document-controls.tsx#FreeLock',
    '/panel/moments/MomentField.tsx#SavedAt',
  ]
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } },
    },
  }
}

const moment = {
  Field: '/panel/moments/MomentField.tsx#MomentField',
  Cell: '/panel/moments/MomentField.tsx#MomentCell',
}

/** What makes a text a day that is picked. */
export const dayPicker = {
  Field: '/panel/moments/MomentInput.tsx#DayField',
  Cell: '/panel/moments/MomentField.tsx#DayCell',
}

/** The documents of these fields show and take every day and hour by the clock of the site, not of the browser. */
export function bySiteClock<Place extends { fields: Field[] }>(place: Place): Place {
  return { ...place, fields: place.fields.map(clocked) }
}

function clocked(field: Field): Field {
  if (field.type === 'date') return withClock(field)
  if ('fields' in field && Array.isArray(field.fields)) return { ...field, fields: field.fields.map(clocked) } as Field
  return field
}

function withClock(field: DateField): DateField {
  return { ...field, admin: { ...field.admin, components: { ...moment, ...field.admin?.components } } }
}

/** What a form that somebody opened from the screen of translations has above its fields. */
export const translatorBar = {
  edit: { beforeDocumentControls: ['/features/translations/TranslationsLink.tsx#TranslatorBar'] },
}

/** Under this name a form carries what its texts say in the other language. */
export const otherTextsField = 'otherTexts'

/** What makes a translated text of a form stand in both languages, by the field’s type. */
export const bothLanguages = {
  text: { Field: '/panel/other-language/BothLanguages.tsx#TextInBoth' },
  textarea: { Field: '/panel/other-language/BothLanguages.tsx#TextareaInBoth' },
}
