'use client'

import { CallError } from '@cyberluach/api/client'
import { lastChangeOf, type Issue } from '@cyberluach/core/submission'
import { useCallback, useEffect, useMemo, useState } from 'react'

import { reasonText } from '../../../../session/refusal.ts'
import { useLeaveWarning } from '../../../session/use-leave-warning.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../text/TextContext.tsx'
import type { RowActs } from '../../queue/definition.ts'
import type { Submission } from '../../queue/submission.ts'
import { faultsOf, isChanged, issuesInForm, payloadOf, valuesOf, type EditField } from './edit-form.ts'
import { forgetEdit, keepEdit, offerSaving, unsavedEdit } from './unsaved-edits.ts'

/** The form of one submission: what is typed, kept until it is saved or discarded, and what is wrong with it. */
export function useEdit(submission: Submission, save: RowActs['save']) {
  const { t, timeZone } = useText()
  const { username } = useSession()
  const { id, title } = submission
  const before = useMemo(() => valuesOf(submission, timeZone), [submission, timeZone])
  const latest = lastChangeOf(submission)
  const [{ values, seen }, setEdit] = useState(
    () => unsavedEdit(id, username) ?? { values: before, seen: latest },
  )
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const hasChanges = isChanged(values, before)

  useEffect(() => {
    if (hasChanges) keepEdit({ id, title }, username, { values, seen })
    else forgetEdit(id, username)
  }, [hasChanges, id, title, username, values, seen])
  useLeaveWarning(hasChanges)

  const set = useCallback((field: EditField, value: string | boolean) => {
    setProblem(null)
    setEdit((edit) => ({ ...edit, values: { ...edit.values, [field]: value } }))
    setIssues((current) => current.filter(({ path }) => path !== field))
  }, [])

  const refuse = useCallback((found: readonly Issue[], reason: string) => {
    setIssues(found)
    setProblem(reason)
    return null
  }, [])

  /** The submission as it is shown, once it is saved so; null where that did not work. */
  const saveNow = useCallback(async (): Promise<Submission | null> => {
    const faults = faultsOf(values)
    if (faults.length > 0) return refuse(faults, t.edit.faulty)
    if (!hasChanges && seen === latest) return submission
    const body = payloadOf(values, submission, timeZone)
    const answer = await save(submission, body, seen)
    if ('failure' in answer) {
      const { failure } = answer
      const found = failure instanceof CallError ? issuesInForm(failure.issues) : []
      return refuse(found, reasonText(failure) ?? t.toasts.offline)
    }
    const { record } = answer
    setEdit({ values: valuesOf(record, timeZone), seen: lastChangeOf(record) })
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

  return { values, issues, problem, hasChanges, isOutdated: seen !== latest, set, saveNow, discard }
}
