import { mostDeadlines } from '@cyberluach/core/forms/deadline-form'
import { PencilLine } from 'lucide-react'
import { useEffect, useRef, useMemo } from 'react'
import { useText } from '../../ui/text.tsx'
import type { RowActs } from '../queue/definition.ts'
import { Panel } from '../../list/Panel.tsx'
import type { Submission } from '../../submission.ts'
import { cardOf } from '../../form/event-values.ts'
import { DeadlineFields } from '../../form/DeadlineFields.tsx'
import { RecordForm } from '../../form/RecordForm.tsx'
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
  const part = useRef<HTMLDivElement>(null)
  const edit = useEdit(submission, save)
  const { values, issues, set } = edit

  useEffect(() => part.current?.querySelector('input')?.focus(), [])

  return (
    <>
      <Panel part="edit" icon={PencilLine} title={words.title}>
        <RecordForm
          form={edit}
          words={words}
          button={{ kind: 'secondary', label: words.save, isBusy }}
          save={() => void edit.saveNow()}
          close={close}
        >
          <div ref={part}>
            <EditFields values={values} issues={issues} set={set}>
              <DeadlineFields
                rows={values.deadlines}
                most={mostDeadlines}
                issues={issues}
                change={(rows) => set('deadlines', rows)}
              />
            </EditFields>
          </div>
        </RecordForm>
      </Panel>
      <PublicCards card={cardOf(values, submission, timeZone)} />
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
