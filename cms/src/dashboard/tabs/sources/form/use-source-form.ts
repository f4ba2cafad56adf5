import { CallError } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { useCallback, useRef, useState } from 'react'

import { savedDraft } from '../../../../session/draft.ts'
import { reasonText } from '../../../../session/session.ts'
import { useDraft } from '../../../form/draft.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../ui/text.tsx'
import { isConflict, type MutationResult } from '../use-sources.ts'
import {
  addressErrors,
  isSourceChanged,
  sourceErrors,
  sourceValuesOf,
  upToDate,
  withAdvice,
  type Edit,
  type SourceValues,
} from './source-form.ts'

/** What drafts of sources are kept as: a new one, and the one that was edited last. */
export const newSourceForm = 'source-new'
const editedForm = 'source-edited'
export const formOfSource = (id: string) => `source:${id}`

/** The source that was being edited when the page went away. */
export function lastEditedSource(username: string): string | null {
  return savedDraft<string>(editedForm, username)?.values ?? null
}

type Edited = {
  form: string
  /** The source that is edited; none of a new one. */
  id?: string
  before: SourceValues
  save: (edit: Edit) => Promise<MutationResult>
}

/** What is typed of a source, kept until it is saved or discarded, and what is wrong with it. */
export function useSourceForm({ form, id, before, save }: Edited) {
  const { t } = useText()
  const { username } = useSession()
  // Of a source that is there, its kind was settled before.
  const untouched = (told: SourceValues): Edit => ({
    values: told,
    began: told,
    isKindChosen: id !== undefined,
  })
  const [edit, setEdit] = useState<Edit>(() => {
    const kept = savedDraft<Edit>(form, username)?.values
    // A draft of another version of the dashboard is nothing to go on from.
    return kept?.began ? kept : untouched(before)
  })
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const { values, isKindChosen } = edit
  /** Whether the address that was pasted stands for another one. */
  const [isTurned, setTurned] = useState(false)
  const lastAddress = useRef(values.address)
  const hasChanges = isSourceChanged(values, edit.began)
  const forget = useDraft(form, null, hasChanges ? edit : null)
  const forgetEdited = useDraft(editedForm, null, hasChanges && id ? id : null)

  const set = useCallback(<Field extends keyof SourceValues>(field: Field, value: SourceValues[Field]) => {
    setProblem(null)
    setEdit((current) => ({
      ...current,
      values: { ...current.values, [field]: value },
      isKindChosen: current.isKindChosen || field === 'kind',
    }))
    setIssues((current) => current.filter(({ path }) => path !== field))
  }, [])

  const current = upToDate(edit, before)
  if (current !== edit) setEdit(current)

  const refuse = (found: readonly Issue[], reason: string) => {
    setIssues(found)
    setProblem(reason)
    setRefusals((times) => times + 1)
  }

  /** Once another address is written: what it tells of its list. What was chosen stays. */
  const takeAdvice = (): SourceValues => {
    if (values.address === lastAddress.current) return values
    const advised = withAdvice(values, isKindChosen)
    lastAddress.current = advised.address
    setTurned(advised.address !== values.address.trim())
    setEdit({ ...edit, values: advised })
    return advised
  }

  /** What a preview is asked about; null where the address is wrong. */
  const readyToPreview = (): SourceValues | null => {
    const advised = takeAdvice()
    const faults = addressErrors(advised.address)
    if (faults.length > 0) {
      refuse(faults, t.sources.form.faulty)
      return null
    }
    setIssues([])
    setProblem(null)
    return advised
  }

  /** Whether it was saved. */
  const saveNow = async (): Promise<boolean> => {
    const ready = takeAdvice()
    const faults = sourceErrors(ready)
    if (faults.length > 0) {
      refuse(faults, t.sources.form.faulty)
      return false
    }
    const written = await save({ ...edit, values: ready })
    if (!('failure' in written)) {
      forgetAll()
      if (id && written.source) setEdit(untouched(sourceValuesOf(written.source)))
      setIssues([])
      setProblem(null)
      return true
    }
    const { failure } = written
    refuse(
      failure instanceof CallError ? failure.issues : [],
      isConflict(failure) ? t.sources.form.taken : (reasonText(failure) ?? t.toasts.offline),
    )
    return false
  }

  const forgetAll = () => {
    forget()
    if (id) forgetEdited()
  }

  const discard = () => {
    forgetAll()
    setEdit(untouched(before))
    setIssues([])
    setProblem(null)
    setTurned(false)
    lastAddress.current = before.address
  }

  return {
    values,
    issues,
    problem,
    /** How often something was refused: the focus goes to it each time. */
    refusals,
    isTurned,
    hasChanges,
    set,
    takeAdvice,
    readyToPreview,
    saveNow,
    discard,
  }
}

export type SourceFormState = ReturnType<typeof useSourceForm>
