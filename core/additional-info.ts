/** The parts of an event submission's `additionalInfo`; an empty text where nothing was given. */
export type AdditionalInfo = {
  contactPersonName: string
  contactPersonPhone: string
  contactPersonPosition: string
  contactPersonHours: string
  requirements: string
  notes: string
  contact: string
  eventUrl: string
  prize: string
  maxParticipants: string
  fee: string
}

type Field = keyof AdditionalInfo

const contactHeading = 'CONTACT PERSON FOR VERIFICATION:'
const detailsHeading = 'EVENT DETAILS:'

const contactLabels = {
  contactPersonName: 'Name',
  contactPersonPhone: 'Phone',
  contactPersonPosition: 'Position',
  contactPersonHours: 'Available Hours',
} as const satisfies Partial<Record<Field, string>>

const detailLabels = {
  requirements: 'Requirements',
  notes: 'Notes',
  contact: 'Contact',
  eventUrl: 'Event URL',
  prize: 'Prize',
  maxParticipants: 'Max Participants',
  fee: 'Fee',
} as const satisfies Partial<Record<Field, string>>

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

function partOf(
  line: string,
  labels: Partial<Record<Field, string>>,
): { field: Field; value: string } | null {
  const field = (Object.keys(labels) as Field[]).find((name) => line.startsWith(`${labels[name]}:`))
  return field ? { field, value: line.slice(`${labels[field]}:`.length).trimStart() } : null
}

function trimmed(info: AdditionalInfo): AdditionalInfo {
  for (const field of Object.keys(info) as Field[]) info[field] = info[field].trim()
  return info
}

function emptyInfo(): AdditionalInfo {
  return {
    contactPersonName: '',
    contactPersonPhone: '',
    contactPersonPosition: '',
    contactPersonHours: '',
    requirements: '',
    notes: '',
    contact: '',
    eventUrl: '',
    prize: '',
    maxParticipants: '',
    fee: '',
  }
}
