'use client'

import { CallError } from '@cyberluach/api/client'
import { lastChangeOf, type Issue } from '@cyberluach/core/submissions/submission'
import { useCallback, useEffect, useMemo, useState } from 'react'

import { reasonText } from '../../../../session/session.ts'
import { useLeaveWarning } from '../../../session/use-leave-warning.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../text/TextContext.tsx'
import type { DeadlineValues } from '../../../deadlines/deadline-form.ts'
import type { RowActs } from '../../queue/definition.ts'
import type { Submission } from '../../queue/submission.ts'
import {
  isSubmissionChanged,
  issuesOfSubmission,
  submissionBody,
  submissionFaults,
  submissionValues,
  type SubmissionValues,
} from './submission-values.ts'
import { forgetEdit, keepEdit, offerSaving, unsavedEdit } from './unsaved-edits.ts'

/** The form of one submission: what is typed, kept until it is saved or discarded, and what is wrong with it. */
export function useEdit(submission: Submission, save: RowActs['save']) {
  const { t, timeZone } = useText()
  const { username } = useSession()
  const { id, title } = submission
  const before = useMemo(() => submissionValues(submission, timeZone), [submission, timeZone])
  const latest = lastChangeOf(submission)
  const [{ values, seen }, setEdit] = useState(() => {
    const kept = unsavedEdit(id, username)
    // A draft of another version of the dashboard may lack a field.
    return kept ? { ...kept, values: { ...before, ...kept.values } } : { values: before, seen: latest }
  })
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const hasChanges = isSubmissionChanged(values, before)

  useEffect(() => {
    if (hasChanges) keepEdit({ id, title }, username, { values, seen })
    else forgetEdit(id, username)
  }, [hasChanges, id, title, username, values, seen])
  useLeaveWarning(hasChanges)

  const set = useCallback((field: keyof SubmissionValues, value: string | boolean | DeadlineValues[]) => {
    setProblem(null)
    setEdit((edit) => ({ ...edit, values: { ...edit.values, [field]: value } }))
    setIssues((current) => current.filter(({ path }) => path.split('.')[0] !== field))
  }, [])

  const refuse = useCallback((found: readonly Issue[], reason: string) => {
    setIssues(found)
    setProblem(reason)
    setRefusals((times) => times + 1)
    return null
  }, [])

  /** The submission as it is shown, once it is saved so; null where that did not work. */
  const saveNow = useCallback(async (): Promise<Submission | null> => {
    const faults = submissionFaults(values, timeZone)
    if (faults.length > 0) return refuse(faults, t.edit.faulty)
    if (!hasChanges && seen === latest) return submission
    const body = submissionBody(values, submission, timeZone)
    const answer = await save(submission, body, seen)
    if ('failure' in answer) {
      const { failure } = answer
      const found = failure instanceof CallError ? issuesOfSubmission(failure.issues) : []
      return refuse(found, reasonText(failure) ?? t.toasts.offline)
    }
    const { record } = answer
    setEdit({ values: submissionValues(record, timeZone), seen: lastChangeOf(record) })
    setIssues([])
    return record
  }, [hasChanges, latest, refuse, save, seen, submission, t, timeZone, values])

  useEffect(() => offerSaving(id, saveNow), [id, saveNow])

  /** Begins again with what the submission says now. */
  const discard = useCallback(() => {
    forgetEdit(id, username)
    setEdit({ values: before, seen: latest })
    setIssues([])
    setProblem(null)
  }, [before, id, latest, username])

  // What changed elsewhere is taken over where nobody has typed.
  if (seen !== latest && !unsavedEdit(id, username)) setEdit({ values: before, seen: latest })

  const isOutdated = seen !== latest
  return { values, issues, problem, refusals, hasChanges, isOutdated, set, saveNow, discard }
}
