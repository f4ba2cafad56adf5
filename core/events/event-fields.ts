import { longestEmail } from '../text/email-and-phone.ts'
import { admissions, answers, difficultyLevels, eventTypes } from './event-types.ts'

/**
 * What one field of an event holds. `limit` is the longest accepted text, in Unicode code points. A field that is
 * required is never null: a line then shows something, a text of several lines may be empty.
 */
export type EventField =
  | { kind: 'line' | 'text' | 'link' | 'email' | 'phone'; limit: number; isRequired?: true }
  /** By the one name that the calendar has of it (`The Hague`). */
  | { kind: 'city'; limit: number }
  | { kind: 'choice'; choices: readonly string[]; isRequired?: true }
  /** The English name of a country (`Israel`). */
  | { kind: 'country' }
  /** Codes between commas, as `languagesText` makes them (`en,he`). */
  | { kind: 'languages' }
  /** A whole number, from 0. */
  | { kind: 'whole' }
  | { kind: 'tick' }

/** Fields that stand together in every list of fields, in their order. */
export type FieldGroup = Readonly<Record<string, EventField>>

/** What may be so, may not be, or is not said: null is never "no". */
const answer = { kind: 'choice', choices: answers } as const

/**
 * The fields of an event that hold a value of their own, each said here alone. The form, the API, the tables, the panel
 * and the samples of tests are made from this table, each by one function; a group stands where its layer wants it.
 */
export const eventFields = {
  names: {
    title: { kind: 'line', limit: 300, isRequired: true },
    titleHe: { kind: 'line', limit: 300 },
  },
  descriptions: {
    description: { kind: 'text', limit: 10_000, isRequired: true },
    descriptionHe: { kind: 'text', limit: 10_000 },
  },
  type: {
    eventType: { kind: 'choice', choices: eventTypes, isRequired: true },
    difficultyLevel: { kind: 'choice', choices: difficultyLevels },
  },
  online: {
    isOnline: { kind: 'tick' },
  },
  place: {
    locationCountry: { kind: 'country' },
    locationCity: { kind: 'city', limit: 120 },
    locationVenue: { kind: 'line', limit: 300 },
  },
  links: {
    registrationUrl: { kind: 'link', limit: 2_000 },
    livestreamUrl: { kind: 'link', limit: 2_000 },
  },
  prize: {
    /** US dollars. */
    prizeMoney: { kind: 'whole' },
  },
  /** What decides for some whether they can come. */
  practical: {
    languages: { kind: 'languages' },
    captions: answer,
    signLanguage: answer,
    stepFreeAccess: answer,
    /** Help with the costs of getting there. */
    travelHelp: answer,
    conductUrl: { kind: 'link', limit: 2_000 },
  },
  /** Who hands an event in: shown to moderators alone, as is the contact person. */
  organizer: {
    organizerName: { kind: 'line', limit: 200 },
    organizerEmail: { kind: 'email', limit: longestEmail, isRequired: true },
    organizerPhone: { kind: 'phone', limit: 40 },
  },
  contact: {
    contactPersonName: { kind: 'line', limit: 200 },
    contactPersonPhone: { kind: 'phone', limit: 40 },
    contactPersonPosition: { kind: 'line', limit: 200 },
    contactPersonHours: { kind: 'line', limit: 200 },
  },
} as const satisfies Record<string, FieldGroup>

/** What is published of an event in every language alike, besides its times. */
export const eventFacts = {
  ...eventFields.type,
  ...eventFields.online,
  ...eventFields.place,
  ...eventFields.links,
  ...eventFields.prize,
  ...eventFields.practical,
}

/** What is known of a published event besides, in groups: the team says it, and no form of a submission asks for it. */
export const detailFields = {
  host: {
    /** Who holds it, as the public reads it; not who handed it in. */
    organizer: { kind: 'line', limit: 200 },
  },
  admission: {
    admission: { kind: 'choice', choices: admissions },
    /** What it costs, in words. */
    price: { kind: 'line', limit: 120 },
  },
} as const satisfies Record<string, FieldGroup>

/** The fields of `detailFields` in one group. */
export const eventDetails = { ...detailFields.host, ...detailFields.admission }

/** The same with the texts, which may be there in two languages. */
export type EventValues = ValuesOf<
  typeof eventFields.names & typeof eventFields.descriptions & typeof eventFacts & typeof eventDetails
>

/** The values of a group, as the API carries them and the tables store them. */
export type ValuesOf<Group extends FieldGroup> = { -readonly [Name in keyof Group]: ValueOf<Group[Name]> }

/** The value of one field: a Boolean for a tick, else what it holds, or null where it may be unknown. */
export type ValueOf<Field extends EventField> = Field extends { kind: 'tick' }
  ? boolean
  : Chosen<Field> | (Field extends { isRequired: true } ? never : null)

type Chosen<Field extends EventField> = Field extends { kind: 'whole' }
  ? number
  : Field extends { choices: readonly (infer Choice)[] }
    ? Choice
    : string

/** The group's values, out of something that has more. */
export function valuesOf<Group extends FieldGroup, Source extends Record<keyof Group, unknown>>(
  group: Group,
  source: Source,
): Pick<Source, keyof Group> {
  return mapFields(group, (_, name) => source[name]) as Pick<Source, keyof Group>
}

/** The group's values where nothing is known: null, no tick; an empty text and the first choice where one is required. */
export function unknownValues<Group extends FieldGroup>(group: Group): ValuesOf<Group> {
  return mapFields(group, unknownValue) as ValuesOf<Group>
}

function unknownValue(field: EventField): string | boolean | null {
  if (field.kind === 'tick') return false
  if (!('isRequired' in field)) return null
  return field.kind === 'choice' ? (field.choices[0] ?? null) : ''
}

/** The names of a group's fields, in their order. */
export function fieldNames<Group extends FieldGroup>(group: Group): (keyof Group)[] {
  return Object.keys(group)
}

/** Something for each field of a group, by the field's name. */
export function mapFields<Group extends FieldGroup, Made>(
  group: Group,
  make: (field: EventField, name: keyof Group) => Made,
): Record<keyof Group, Made> {
  const made = Object.entries(group).map(([name, field]) => [name, make(field, name)])
  return Object.fromEntries(made) as Record<keyof Group, Made>
}
