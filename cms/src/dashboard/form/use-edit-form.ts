import { CallError } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { type IssueError, useCheckedForm } from '@cyberluach/forms/use-checked-form'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldPathValue, useWatch } from 'react-hook-form'
import { savedDraft, deleteDraft, saveDraft } from '../../session/draft.ts'
import { reasonText } from '../../session/session.ts'
import { useSession, useHasLeft } from '../session/SessionContext.tsx'
import { useText } from '../ui/text.tsx'

/** What is typed, what that began with, and which state of the record that was. */
export type Edit<Values> = { values: Values; began: Values; version: string }

type Options<Values extends object, Saved extends object> = {
  /** What the draft is kept as: one for each record. */
  form: string
  /** Where it is kept which record of its kind was edited last; nothing of a new one. */
  lastEdited?: LastEdited
  /** What the record says now, and which state of it that is. */
  before: Values
  version: string
  /** What of a change elsewhere is taken over. */
  rebase?: typeof rebaseUntouched<Values>
  issuesOf: (values: Values) => Issue[]
  /** What the server finds wrong, at the fields of the form. */
  issuesFrom?: (issues: readonly Issue[]) => Issue[]
  save: (edit: Edit<Values>) => Promise<Saved | { failure: unknown }>
  /** What the form goes on with; null where it ends with what was saved. */
  next: (saved: Saved) => { values: Values; version: string } | null
  /** Says why it was not saved, where more is known than of every failure. */
  failureText?: (failure: unknown) => string | null
}

/** The dashboard's form of a record: kept until it is saved or discarded, and what is wrong with it. */
export function useEditForm<Values extends object, Saved extends object>(options: Options<Values, Saved>) {
  const { form, before, version, rebase = rebaseUntouched } = options
  const { t, locale } = useText()
  const { username } = useSession()
  const [start] = useState(() => draftOf(form, username, { values: before, began: before, version }))
  const [base, setBase] = useState({ began: start.began, version: start.version })
  const [problem, setProblem] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const { methods, submit, showIssues } = useCheckedForm<Values, Values>({
    initial: start.values as DefaultValues<Values>,
    check: (values) => ({ values, issues: options.issuesOf(values) }),
    sentence: useCallback((issue: Issue) => issueMessage(locale, t, issue), [locale, t]),
  })
  const { reset, setValue, getFieldState, trigger, clearErrors, control } = methods
  const values = useWatch({ control }) as Values
  const edit = useMemo(() => ({ ...base, values }), [base, values])
  const hasChanges = isChanged(values, base.began)
  const forgetDraft = useDraft(form, options.lastEdited?.record.id ?? null, hasChanges ? edit : null)
  const forgetLast = useLastEdited(options.lastEdited, hasChanges)

  const current = rebase(edit, before, version)
  useEffect(() => {
    if (current === edit) return
    setBase({ began: current.began, version: current.version })
    reset(current.values, { keepErrors: true })
  }, [current, edit, reset])

  /** What is wrong with a field is looked at again as it is typed; with rows, when they are saved. */
  const set = useCallback(
    <Field extends keyof Values & string>(name: Field, value: Values[Field] | string | boolean) => {
      const field = name as string as FieldPath<Values>
      setProblem(null)
      setValue(field, value as FieldPathValue<Values, typeof field>)
      const { error } = getFieldState(field)
      if (!error) return
      if ('issue' in error) void trigger(field)
      else clearErrors(field)
    },
    [setValue, getFieldState, trigger, clearErrors],
  )

  const refuse = (found: readonly Issue[], reason: string) => {
    showIssues(found)
    setProblem(reason)
    setRefusals((times) => times + 1)
  }

  const begin = (values: Values, of: string) => {
    setBase({ began: values, version: of })
    reset(values)
    setProblem(null)
  }

  const forget = () => {
    forgetDraft()
    forgetLast()
  }

  /** Saves what is right; null where that did not work. */
  const saveNow = async (): Promise<Saved | null> => {
    const result: { answer?: Saved | { failure: unknown }; isWrong?: true } = {}
    await submit(
      async (checked) => void (result.answer = await options.save({ ...base, values: checked })),
      () => (result.isWrong = true),
    )
    const { answer, isWrong } = result
    if (isWrong) refuse([], t.edit.faulty)
    if (!answer) return null
    if ('failure' in answer) {
      const { failure } = answer
      const { issuesFrom = (issues) => [...issues], failureText } = options
      const found = failure instanceof CallError ? issuesFrom(failure.issues) : []
      refuse(found, failureText?.(failure) ?? reasonText(failure) ?? t.toasts.offline)
      return null
    }
    forget()
    const next = options.next(answer)
    if (next) begin(next.values, next.version)
    return answer
  }

  return {
    values,
    issues: issuesIn(methods.formState.errors),
    problem,
    /** How often something was refused: the focus goes to it each time. */
    refusals,
    hasChanges,
    isOutdated: base.version !== version,
    set,
    refuse,
    /** Says nothing of what was wrong any more. */
    clear: () => {
      clearErrors()
      setProblem(null)
    },
    saveNow,
    /** Begins again with what the record says now. */
    discard: () => {
      forget()
      begin(before, version)
    },
  }
}

export type EditFormState = ReturnType<typeof useEditForm>

/** The issues that errors stand for, also of fields in rows. */
function issuesIn(errors: object): Issue[] {
  return Object.values(errors).flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null) return []
    return 'issue' in error ? [(error as IssueError).issue] : issuesIn(error)
  })
}

function draftOf<Values extends object>(form: string, username: string, fresh: Edit<Values>): Edit<Values> {
  const kept = savedDraft<Edit<Values>>(form, username)?.values
  if (!kept?.began) return fresh
  // A draft of another version of the dashboard may lack a field.
  return {
    values: { ...fresh.values, ...kept.values },
    began: { ...fresh.began, ...kept.began },
    version: kept.version ?? fresh.version,
  }
}

/** Whether something was typed: in a field that it began with, or in one of the rows. */
export function isChanged<Values extends object>(values: Values, began: Values): boolean {
  return Object.keys(began).some((name) => differs(name as keyof Values, values, began))
}

function differs<Values extends object>(name: keyof Values, values: Values, began: Values): boolean {
  return JSON.stringify(values[name]) !== JSON.stringify(began[name])
}

/** Where nobody has typed, all that the record says by now; otherwise nothing of it: it is saved as a whole. */
export function rebaseUntouched<Values extends object>(edit: Edit<Values>, now: Values, version: string): Edit<Values> {
  const isKept = edit.version === version || isChanged(edit.values, edit.began)
  return isKept ? edit : { values: now, began: now, version }
}

/** What was typed, upon all that the record says by now: only what was typed is sent. */
export function rebaseTyped<Values extends object>(edit: Edit<Values>, now: Values): Edit<Values> {
  if (!isChanged(now, edit.began)) return edit
  const typed = Object.entries(edit.values).filter(([name]) => differs(name as keyof Values, edit.values, edit.began))
  return { ...edit, values: { ...now, ...Object.fromEntries(typed) }, began: now }
}

/**
 * Keeps what is being written in a form, null where nothing has been changed, and asks whoever leaves the page. A form that
 * goes away with what it kept calls what is answered: it is not there any more to say that nothing is typed.
 */
export function useDraft<Values>(form: string, about: string | null, values: Values | null): () => void {
  const { username } = useSession()
  useEffect(() => {
    if (values) saveDraft({ form, username, about, values })
    else deleteDraft(form)
  }, [form, username, about, values])
  useLeaveWarning(values !== null)
  return useCallback(() => deleteDraft(form), [form])
}

/** Where it is kept which record of a kind was edited last, and what finds that again. */
export type LastEdited = { form: string; record: { id: string; title: string } }

/** Remembers the record while it has changes; answers what forgets it. */
export function useLastEdited(last: LastEdited | undefined, hasChanges: boolean): () => void {
  const { username } = useSession()
  const { form, record: { id, title } = {} } = last ?? {}
  const forget = useCallback(() => {
    if (form && lastEdited(form, username)?.id === id) deleteDraft(form)
  }, [form, id, username])
  useEffect(() => {
    if (form && id && hasChanges) saveDraft({ form, username, about: id, values: { id, title } })
    else forget()
  }, [form, id, title, username, hasChanges, forget])
  return forget
}

/** The record of a kind that was being edited when the page went away. */
export function lastEdited(form: string, username: string): LastEdited['record'] | null {
  return savedDraft<LastEdited['record']>(form, username)?.values ?? null
}

/**
 * Whoever leaves the page by themselves with something unsaved is asked. Nobody is where the session has ended: what was
 * typed is kept until they have signed in again.
 */
export function useLeaveWarning(hasChanges: boolean): void {
  const hasLeft = useHasLeft()
  const isAsked = hasChanges && !hasLeft
  useEffect(() => {
    if (!isAsked) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isAsked])
}
