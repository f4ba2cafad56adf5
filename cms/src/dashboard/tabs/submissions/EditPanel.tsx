import { mostDeadlines } from '@cyberluach/core/forms/deadline-form'
import { PencilLine, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type FormEvent, useCallback, useMemo, useState } from 'react'
import { useText } from '../../ui/text.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { RowActs } from '../queue/definition.ts'
import { Panel } from '../../list/Panel.tsx'
import type { Submission } from '../../submission.ts'
import { cardOf } from '../../form/event-values.ts'
import { DeadlineFields } from '../../form/DeadlineFields.tsx'
import { useErrorFocus } from '../../form/Field.tsx'
import { EditFields } from '../../form/EventFields.tsx'
import { PublicCards } from '../../form/EventCard.tsx'
import { CallError } from '@cyberluach/api/client'
import { lastChangeOf, type Issue } from '@cyberluach/core/submissions/submission'
import { reasonText } from '../../../session/session.ts'
import { useLeaveWarning } from '../../form/draft.ts'
import { useSession } from '../../session/SessionContext.tsx'
import type { DeadlineValues } from '../../form/deadline-values.ts'
import {
  isSubmissionChanged,
  issuesOfSubmission,
  submissionBody,
  submissionErrors,
  submissionValues,
  type SubmissionValues,
  clearEdit,
  storeEdit,
  offerSaving,
  storedEdit,
} from './submission-form.ts'

type Props = { submission: Submission; isBusy: boolean; save: RowActs['save']; close: () => void }

/** What was handed in, to be set right before it is published; beside it the cards that visitors will see. */
export function EditPanel({ submission, isBusy, save, close }: Props) {
  const { t, timeZone } = useText()
  const words = t.edit
  const form = useRef<HTMLFormElement>(null)
  const edit = useEdit(submission, save)
  const { values, issues, problem, refusals, hasChanges, isOutdated, set, saveNow, discard } = edit
  const card = cardOf(values, submission, timeZone)

  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])
  useErrorFocus(form, refusals)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void saveNow()
  }
  const cancel = () => {
    discard()
    close()
  }

  return (
    <>
      <Panel part="edit" icon={PencilLine} title={words.title}>
        <form ref={form} noValidate onSubmit={submit}>
          {isOutdated && (
            <Alert kind="warning" role="status" icon={TriangleAlert} className="mb-4">
              {words.outdated}
            </Alert>
          )}
          <EditFields values={values} issues={issues} set={set}>
            <DeadlineFields
              rows={values.deadlines}
              most={mostDeadlines}
              issues={issues}
              change={(rows) => set('deadlines', rows)}
            />
          </EditFields>
          {problem && (
            <p className="mt-3 rounded-sm bg-danger-soft px-3 py-2 text-on-danger-soft" role="alert">
              {problem}
            </p>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3">
            <Button
              kind="secondary"
              className="max-md:min-h-control"
              isDisabled={isBusy || !hasChanges}
              onClick={() => void saveNow()}
            >
              {words.save}
            </Button>
            <Button kind="ghost" className="max-md:min-h-control" isDisabled={isBusy} onClick={cancel}>
              {hasChanges ? words.discard : words.close}
            </Button>
            <span className="ms-auto text-(length:--text-xs) text-ink-3" role="status">
              {hasChanges && words.unsaved}
            </span>
          </div>
        </form>
      </Panel>
      <PublicCards card={card} />
    </>
  )
}

/** The form of one submission: what is typed, kept until it is saved or discarded, and what is wrong with it. */
export function useEdit(submission: Submission, save: RowActs['save']) {
  const { t, timeZone } = useText()
  const { username } = useSession()
  const { id, title } = submission
  const before = useMemo(() => submissionValues(submission, timeZone), [submission, timeZone])
  const latest = lastChangeOf(submission)
  const [{ values, seen }, setEdit] = useState(() => {
    const kept = storedEdit(id, username)
    // A draft of another version of the dashboard may lack a field.
    return kept ? { ...kept, values: { ...before, ...kept.values } } : { values: before, seen: latest }
  })
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const hasChanges = isSubmissionChanged(values, before)

  useEffect(() => {
    if (hasChanges) storeEdit({ id, title }, username, { values, seen })
    else clearEdit(id, username)
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
    const faults = submissionErrors(values, timeZone)
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
    clearEdit(id, username)
    setEdit({ values: before, seen: latest })
    setIssues([])
    setProblem(null)
  }, [before, id, latest, username])

  // What changed elsewhere is taken over where nobody has typed.
  if (seen !== latest && !storedEdit(id, username)) setEdit({ values: before, seen: latest })

  const isOutdated = seen !== latest
  return { values, issues, problem, refusals, hasChanges, isOutdated, set, saveNow, discard }
}
