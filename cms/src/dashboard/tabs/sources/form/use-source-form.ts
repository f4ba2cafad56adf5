'use client'

import { CallError } from '@cyberluach/api/client'
import type { SourceEdit } from '@cyberluach/api/manage-sources'
import type { Issue } from '@cyberluach/core/submission'
import { useCallback, useRef, useState } from 'react'

import { keptDraft } from '../../../../session/kept-draft.ts'
import { reasonText } from '../../../../session/refusal.ts'
import { useKeptDraft } from '../../../session/use-kept-draft.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { isConflict, type Written } from '../use-source-writing.ts'
import {
  addressFaults,
  isSourceChanged,
  sourceBody,
  sourceFaults,
  withAdvice,
  type SourceValues,
} from './source-form.ts'

/** What drafts of sources are kept as: a new one, and the one that was edited last. */
export const newSourceForm = 'source-new'
const editedForm = 'source-edited'
export const formOfSource = (id: string) => `source:${id}`

/** The source that was being edited when the page went away. */
export function lastEditedSource(username: string): string | null {
  return keptDraft<string>(editedForm, username)?.values ?? null
}

type Edited = {
  form: string
  /** The source that is edited; none of a new one. */
  id?: string
  before: SourceValues
  save: (body: SourceEdit) => Promise<Written>
}

/** What is typed of a source, kept until it is saved or discarded, and what is wrong with it. */
export function useSourceForm({ form, id, before, save }: Edited) {
  const { t } = useText()
  const { username } = useSession()
  const [values, setValues] = useState<SourceValues>(
    () => keptDraft<SourceValues>(form, username)?.values ?? before,
  )
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  /** Whether the address that was pasted stands for another one. */
  const [isTurned, setTurned] = useState(false)
  const lastAddress = useRef(values.address)
  const hasChanges = isSourceChanged(values, before)
  useKeptDraft(form, null, hasChanges ? values : null)
  useKeptDraft(editedForm, null, hasChanges && id ? id : null)

  const set = useCallback(<Field extends keyof SourceValues>(field: Field, value: SourceValues[Field]) => {
    setProblem(null)
    setValues((current) => ({ ...current, [field]: value }))
    setIssues((current) => current.filter(({ path }) => path !== field))
  }, [])

  /** Once another address is written: what it tells of its list. What was chosen since then stays. */
  const takeAdvice = (): SourceValues => {
    if (values.address === lastAddress.current) return values
    const advised = withAdvice(values)
    lastAddress.current = advised.address
    setTurned(advised.address !== values.address.trim())
    setValues(advised)
    return advised
  }

  /** What a preview is asked about; null where the address is wrong. */
  const readyToPreview = (): SourceValues | null => {
    const advised = takeAdvice()
    const faults = addressFaults(advised.address)
    setIssues(faults)
    setProblem(faults.length > 0 ? t.sources.form.faulty : null)
    return faults.length === 0 ? advised : null
  }

  /** Whether it was saved. */
  const saveNow = async (): Promise<boolean> => {
    const ready = takeAdvice()
    const faults = sourceFaults(ready)
    if (faults.length > 0) {
      setIssues(faults)
      setProblem(t.sources.form.faulty)
      return false
    }
    const written = await save(sourceBody(ready))
    if (!('failure' in written)) {
      setIssues([])
      setProblem(null)
      return true
    }
    const { failure } = written
    setIssues(failure instanceof CallError ? failure.issues : [])
    setProblem(isConflict(failure) ? t.sources.form.taken : (reasonText(failure) ?? t.toasts.offline))
    return false
  }

  const discard = () => {
    setValues(before)
    setIssues([])
    setProblem(null)
    setTurned(false)
    lastAddress.current = before.address
  }

  return { values, issues, problem, isTurned, hasChanges, set, takeAdvice, readyToPreview, saveNow, discard }
}

export type SourceFormState = ReturnType<typeof useSourceForm>
