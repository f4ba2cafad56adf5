'use client'

import { mostDeadlines } from '@cyberluach/core/forms/deadline-form'
import { PencilLine, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'

import { useText } from '../../../text/TextContext.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { RowActs } from '../../queue/definition.ts'
import { Panel } from '../../queue/Panel.tsx'
import type { Submission } from '../../queue/submission.ts'
import { cardOf } from './edit-form.ts'
import { DeadlineFields } from '../../../deadlines/DeadlineFields.tsx'
import { useFaultFocus } from '../../../focus/use-fault-focus.ts'
import { EditFields } from './EditFields.tsx'
import { PublicCards } from './PublicCards.tsx'
import { useEdit } from './use-edit.ts'

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
  useFaultFocus(form, refusals)

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
