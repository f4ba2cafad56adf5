import { useCallback, useRef, useState } from 'react'
import { lastEdited, type Edit, rebaseTyped, useEditForm } from '../../../form/use-edit-form.ts'
import { useText } from '../../../ui/text.tsx'
import { isConflict, type MutationResult } from '../use-sources.ts'
import { addressErrors, sourceErrors, sourceValuesOf, withAdvice, type SourceValues } from './source-form.ts'

/** What drafts of sources are kept as: a new one, and the one that was edited last. */
export const newSourceForm = 'source-new'
const editedForm = 'source-edited'
export const formOfSource = (id: string) => `source:${id}`

/** The source that was being edited when the page went away. */
export function lastEditedSource(username: string): string | null {
  return lastEdited(editedForm, username)?.id ?? null
}

type Edited = {
  form: string
  /** The source that is edited; none of a new one. */
  id?: string
  before: SourceValues
  save: (edit: Edit<SourceValues>) => Promise<MutationResult>
}

type Saved = Exclude<MutationResult, { failure: unknown }>

/** The form of a source, whose address tells what it is of, and which is seen in a preview before it is saved. */
export function useSourceForm({ form, id, before, save }: Edited) {
  const words = useText().t.sources.form
  const edit = useEditForm<SourceValues, Saved>({
    form,
    ...(id && { lastEdited: { form: editedForm, record: { id, title: before.name } } }),
    before,
    version: '',
    rebase: rebaseTyped,
    issuesOf: sourceErrors,
    save,
    next: ({ source }) => (id && source ? { values: sourceValuesOf(source), version: '' } : null),
    failureText: (failure) => (isConflict(failure) ? words.taken : null),
  })
  const { values, set: setField, refuse, saveNow, discard } = edit
  /** Whether the address that was pasted stands for another one. */
  const [isTurned, setTurned] = useState(false)
  const lastAddress = useRef(values.address)

  const set = useCallback(
    <Field extends keyof SourceValues>(field: Field, value: SourceValues[Field]) => {
      setField(field, value)
      if (field === 'kind') setField('isKindChosen', true)
    },
    [setField],
  )

  /** Once another address is written: what it tells of its list. What was chosen stays. */
  const takeAdvice = (): SourceValues => {
    if (values.address === lastAddress.current) return values
    // Of a source that is there, its kind was settled before.
    const advised = withAdvice(values, id !== undefined || values.isKindChosen)
    lastAddress.current = advised.address
    setTurned(advised.address !== values.address.trim())
    for (const [field, value] of Object.entries(advised)) {
      if (value !== values[field as keyof SourceValues]) setField(field as keyof SourceValues, value)
    }
    return advised
  }

  /** What a preview is asked about; null where the address is wrong. */
  const readyToPreview = (): SourceValues | null => {
    const advised = takeAdvice()
    const found = addressErrors(advised.address)
    edit.clear()
    if (found.length === 0) return advised
    refuse(found, words.faulty)
    return null
  }

  return {
    ...edit,
    isTurned,
    set,
    takeAdvice,
    readyToPreview,
    saveNow: () => {
      takeAdvice()
      return saveNow()
    },
    discard: () => {
      discard()
      setTurned(false)
      lastAddress.current = before.address
    },
  }
}

export type SourceFormState = ReturnType<typeof useSourceForm>
