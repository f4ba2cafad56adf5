/** The states of a submission (product specification, section 4). */
export const submissionStatuses = ['pending', 'approved', 'rejected'] as const

/** The status as columns and wire have it; a withdrawn submission is rejected. */
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** One record type holds events, contact messages and feedback; `eventType` tells them apart. */
export const submissionKinds = ['event', 'contact_message', 'feedback'] as const

/** The kind of a record. */
export type SubmissionKind = (typeof submissionKinds)[number]

/** When a submission was changed, as the API writes it: ISO 8601 in UTC, to the millisecond. */
type Changed = { correctedAt: string | null; editedAt: string | null }

/**
 * When the organizer or an admin last changed a submission; `never` where nobody has. A decision names
 * by it the state that it is about.
 */
export function lastChangeOf({ correctedAt, editedAt }: Changed): string {
  if (correctedAt === null || editedAt === null) return correctedAt ?? editedAt ?? 'never'
  return correctedAt > editedAt ? correctedAt : editedAt
}

/** For how many seconds a decision can be undone; the mail to its organizer waits for longer. */
export const undoSeconds = 10

/** Largest accepted prize, in whole US dollars: what PostgreSQL's integer holds. */
export const largestPrize = 2_147_483_647

/** Machine codes for what is wrong with a value; `i18n` turns each into a sentence (`validation.*`). */
export const issueCodes = [
  'required',
  'choose',
  'email',
  'url',
  'linkAccount',
  'date',
  'years',
  'time',
  'skippedHour',
  'endBeforeStart',
  'extendedAfter',
  'seriesKnown',
  'deadlineAfterEvent',
  'deadlineTwice',
  'notLater',
  'timeZone',
  'phone',
  'phoneTooShort',
  'phoneTooLong',
  'integer',
  'number',
  'min',
  'max',
  'tooLong',
  'notAllowed',
  'unknownField',
  'unchanged',
  'text',
  'unkept',
  'tooDeep',
  'tooManyParts',
  'taken',
  'altMissing',
  'pictureTooLarge',
  'pictureKind',
  'pictureMismatch',
  'pictureBroken',
  'pictureTooManyPixels',
] as const

/** One of them. */
export type IssueCode = (typeof issueCodes)[number]

/** What is wrong, and where: `path` names the field, dotted when nested. */
export type Issue = { path: string; code: IssueCode; values?: Record<string, number | string> }

const contactHeading = 'CONTACT PERSON FOR VERIFICATION:'
const detailsHeading = 'EVENT DETAILS:'

const contactLabels = {
  contactPersonName: 'Name',
  contactPersonPhone: 'Phone',
  contactPersonPosition: 'Position',
  contactPersonHours: 'Available Hours',
} as const

const detailLabels = {
  requirements: 'Requirements',
  notes: 'Notes',
  contact: 'Contact',
  eventUrl: 'Event URL',
  prize: 'Prize',
  maxParticipants: 'Max Participants',
  fee: 'Fee',
} as const

type Field = keyof typeof contactLabels | keyof typeof detailLabels

/** The parts of an event submission's `additionalInfo`; an empty text where nothing was given. */
export type AdditionalInfo = Record<Field, string>

/** What goes before each further line of a value, so that no visitor's line can pass for a label of ours. */
const indent = '  '

/**
 * The stored text: a heading and a `Label: value` line for each part that is not empty; an empty text where all are.
 * A value's further lines are indented.
 */
export function buildAdditionalInfo(info: Partial<AdditionalInfo>): string {
  const contact = linesOf(contactLabels, info)
  const details = linesOf(detailLabels, info)
  if (contact.length + details.length === 0) return ''
  return [contactHeading, ...contact, '', detailsHeading, ...details].join('\n')
}

/**
 * The parts of a stored text, as old submissions hold their contact person. Null where neither heading is there:
 * the text is then a visitor's own. Lines without a label continue the part above them.
 */
export function parseAdditionalInfo(text: string): AdditionalInfo | null {
  const info = emptyInfo()
  let labels: Partial<Record<Field, string>> | null = null
  let field: Field | null = null
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const heading = labelsUnder(line)
    const part: { field: Field; value: string } | null = labels ? partOf(line, labels) : null
    if (heading) {
      labels = heading
      field = null
    } else if (part) {
      field = part.field
      info[field] = part.value
    } else if (field) {
      info[field] += `\n${line.startsWith(indent) ? line.slice(indent.length) : line}`
    }
  }
  return labels ? trimmed(info) : null
}

function linesOf(labels: Partial<Record<Field, string>>, info: Partial<AdditionalInfo>): string[] {
  return (Object.keys(labels) as Field[]).flatMap((field) => {
    const value = info[field]?.replace(/\r\n?/g, '\n').trim()
    return value ? [`${labels[field]}: ${value.replaceAll('\n', `\n${indent}`)}`] : []
  })
}

function labelsUnder(line: string): Partial<Record<Field, string>> | null {
  if (line.trimEnd() === contactHeading) return contactLabels
  return line.trimEnd() === detailsHeading ? detailLabels : null
}

function partOf(line: string, labels: Partial<Record<Field, string>>): { field: Field; value: string } | null {
  const field = (Object.keys(labels) as Field[]).find((name) => line.startsWith(`${labels[name]}:`))
  return field ? { field, value: line.slice(`${labels[field]}:`.length).trimStart() } : null
}

function trimmed(info: AdditionalInfo): AdditionalInfo {
  for (const field of Object.keys(info) as Field[]) info[field] = info[field].trim()
  return info
}

function emptyInfo(): AdditionalInfo {
  const fields = Object.keys({ ...contactLabels, ...detailLabels })
  return Object.fromEntries(fields.map((field) => [field, ''])) as AdditionalInfo
}
