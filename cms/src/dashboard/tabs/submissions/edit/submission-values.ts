import type { SubmissionEdit } from '@cyberluach/api/submissions'
import type { Issue } from '@cyberluach/core/submissions/submission'

import { areDeadlinesChanged, deadlineFaults, type DeadlineValues } from '../../../deadlines/deadline-form.ts'
import { handedIn, handedInValues } from '../../../deadlines/handed-in.ts'
import type { Submission } from '../../queue/submission.ts'
import { faultsOf, isChanged, issuesInForm, payloadOf, valuesOf, type EditValues } from './edit-form.ts'

/** The form of a submission: its fields, and what closes before the event. */
export type SubmissionValues = EditValues & { deadlines: DeadlineValues[] }

export function submissionValues(submission: Submission, timeZone: string): SubmissionValues {
  return { ...valuesOf(submission, timeZone), deadlines: handedInValues(submission.deadlines) }
}

/** What is sent of values without faults. */
export function submissionBody(
  values: SubmissionValues,
  submission: Submission,
  timeZone: string,
): SubmissionEdit {
  return { ...payloadOf(values, submission, timeZone), deadlines: handedIn(values.deadlines) }
}

export function isSubmissionChanged(values: SubmissionValues, before: SubmissionValues): boolean {
  const { deadlines, ...typed } = values
  const { deadlines: deadlinesBefore, ...typedBefore } = before
  return isChanged(typed, typedBefore) || areDeadlinesChanged(deadlines, deadlinesBefore)
}

export function submissionFaults(values: SubmissionValues, timeZone: string): Issue[] {
  return [...faultsOf(values, timeZone), ...deadlineFaults(values.deadlines)]
}

/** What the server finds wrong, under the names of the form's fields. */
export function issuesOfSubmission(issues: readonly Issue[]): Issue[] {
  return issuesInForm(issues).map((issue) => ({
    ...issue,
    path: issue.path.replace(/^(deadlines\.\d+)\.time$/, '$1.at'),
  }))
}
