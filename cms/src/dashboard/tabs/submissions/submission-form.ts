import type { SubmissionEdit } from '@cyberluach/api/submissions'
import type { Issue } from '@cyberluach/core/submissions/submission'
import {
  deadlineErrors,
  type DeadlineValues,
  submittedDeadlines,
  submittedDeadlineValues,
} from '../../form/deadline-values.ts'
import type { Submission } from '../../submission.ts'
import { errorsOf, issuesInForm, payloadOf, valuesOf, type EditValues } from '../../form/event-values.ts'
import { deleteDraft, savedDraft } from '../../../session/draft.ts'
import { type LastEdited, lastEdited } from '../../form/use-edit-form.ts'

/** The form of a submission: its fields, and what closes before the event. */
export type SubmissionValues = EditValues & { deadlines: DeadlineValues[] }

export function submissionValues(submission: Submission, timeZone: string): SubmissionValues {
  return { ...valuesOf(submission, timeZone), deadlines: submittedDeadlineValues(submission.deadlines) }
}

/** What is sent of values without faults. */
export function submissionBody(values: SubmissionValues, submission: Submission, timeZone: string): SubmissionEdit {
  return { ...payloadOf(values, submission, timeZone), deadlines: submittedDeadlines(values.deadlines) }
}

export function submissionErrors(values: SubmissionValues, timeZone: string): Issue[] {
  return [...errorsOf(values, timeZone), ...deadlineErrors(values.deadlines)]
}

/** What the server finds wrong, under the names of the form's fields. */
export function issuesOfSubmission(issues: readonly Issue[]): Issue[] {
  return issuesInForm(issues).map((issue) => ({
    ...issue,
    path: issue.path.replace(/^(deadlines\.\d+)\.time$/, '$1.at'),
  }))
}

/** Each submission has a draft of its own, which outlives its row being closed; one more says which was the last. */
export const formOf = (id: string) => `submission:${id}`
export const lastForm = 'submission'

/** Saves what the open form holds; null where that did not work. */
type Save = () => Promise<Submission | null>
const openForms = new Map<string, Save>()

export function hasDraft(id: string, username: string): boolean {
  return savedDraft(formOf(id), username) !== null
}

export function clearEdit(id: string, username: string): void {
  deleteDraft(formOf(id))
  if (lastEdited(lastForm, username)?.id === id) deleteDraft(lastForm)
}

/** The submission that was being edited when the page went away. */
export function lastEditedSubmission(username: string): LastEdited['record'] | null {
  return lastEdited(lastForm, username)
}

/** Says how what an open form holds is saved; answers what takes that back. */
export function offerSaving(id: string, save: Save): () => void {
  openForms.set(id, save)
  return () => void (openForms.get(id) === save && openForms.delete(id))
}

/**
 * What approving is about: the submission as its open form shows it, saved. `unsaved` where changes wait in a closed row,
 * null where saving did not work and has said so.
 */
export async function readyToApprove(submission: Submission, username: string): Promise<Submission | 'unsaved' | null> {
  const save = openForms.get(submission.id)
  if (save) return save()
  return hasDraft(submission.id, username) ? 'unsaved' : submission
}
