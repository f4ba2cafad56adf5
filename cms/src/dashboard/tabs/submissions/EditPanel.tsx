import { mostDeadlines } from '@cyberluach/core/forms/deadline-form'
import { PencilLine, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type FormEvent, useMemo } from 'react'
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
import { lastChangeOf } from '@cyberluach/core/submissions/submission'
import { isChanged, useEditForm } from '../../form/use-edit-form.ts'
import {
  formOf,
  issuesOfSubmission,
  lastForm,
  offerSaving,
  submissionBody,
  submissionErrors,
  submissionValues,
  type SubmissionValues,
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
              isTallOnPhone
              isDisabled={isBusy || !hasChanges}
              onClick={() => void saveNow()}
            >
              {words.save}
            </Button>
            <Button kind="ghost" isTallOnPhone isDisabled={isBusy} onClick={cancel}>
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

/** The form of one submission, which is saved as well when it is approved. */
export function useEdit(submission: Submission, save: RowActs['save']) {
  const { timeZone } = useText()
  const { id, title } = submission
  const latest = lastChangeOf(submission)
  const edit = useEditForm<SubmissionValues, { record: Submission }>({
    form: formOf(id),
    lastEdited: { form: lastForm, record: { id, title } },
    before: useMemo(() => submissionValues(submission, timeZone), [submission, timeZone]),
    version: latest,
    issuesOf: (values) => submissionErrors(values, timeZone),
    issuesFrom: issuesOfSubmission,
    save: async ({ values, began, version }) =>
      version === latest && !isChanged(values, began)
        ? { record: submission }
        : save(submission, submissionBody(values, submission, timeZone), version),
    next: ({ record }) => ({ values: submissionValues(record, timeZone), version: lastChangeOf(record) }),
  })
  useEffect(() => offerSaving(id, async () => (await edit.saveNow())?.record ?? null))
  return edit
}
