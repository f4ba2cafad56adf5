/** The states of a submission (product specification, section 4). */
export const submissionStatuses = ['pending', 'approved', 'rejected'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** One record type holds events, contact messages and feedback; `eventType` tells them apart. */
export const submissionKinds = ['event', 'contact_message', 'feedback'] as const
export type SubmissionKind = (typeof submissionKinds)[number]

/** When a submission was changed, as the API writes it: ISO 8601 in UTC, to the millisecond. */
type Changed = { correctedAt: string | null; editedAt: string | null }

/**
 * When the organizer or an admin last changed a submission; `never` where nobody has. Whoever decides about it says so
 * which state they have looked at.
 */
export function lastChangeOf({ correctedAt, editedAt }: Changed): string {
  if (correctedAt === null || editedAt === null) return correctedAt ?? editedAt ?? 'never'
  return correctedAt > editedAt ? correctedAt : editedAt
}

/** For how many seconds a decision can be undone; what tells its organizer waits for longer. */
export const undoSeconds = 10

/** Largest accepted prize, in whole US dollars: what PostgreSQL's integer holds. */
export const largestPrize = 2_147_483_647

/** A machine code for what is wrong with a value; `i18n` turns it into a sentence (`validation.*`). */
export type IssueCode =
  | 'required'
  | 'choose'
  | 'email'
  | 'url'
  | 'linkAccount'
  | 'date'
  | 'years'
  | 'time'
  | 'skippedHour'
  | 'endBeforeStart'
  | 'extendedAfter'
  | 'seriesKnown'
  | 'deadlineAfterEvent'
  | 'deadlineTwice'
  | 'notLater'
  | 'timeZone'
  | 'phone'
  | 'phoneTooShort'
  | 'phoneTooLong'
  | 'integer'
  | 'number'
  | 'min'
  | 'max'
  | 'tooLong'
  | 'notAllowed'
  | 'unknownField'
  | 'unchanged'
  | 'text'
  | 'unkept'
  | 'tooDeep'
  | 'tooManyParts'
  | 'taken'
  | 'altMissing'
  | 'pictureTooLarge'
  | 'pictureKind'
  | 'pictureMismatch'
  | 'pictureBroken'
  | 'pictureTooManyPixels'

/** What is wrong, and where: `path` names the field, dotted when nested. */
export type Issue = { path: string; code: IssueCode; values?: Record<string, number | string> }
