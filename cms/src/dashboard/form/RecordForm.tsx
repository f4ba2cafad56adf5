import { TriangleAlert } from 'lucide-react'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { Alert } from '../ui/Layout.tsx'
import { Button } from '../ui/Button.tsx'
import { IssuesContext, useErrorFocus } from './Field.tsx'
import type { EditFormState } from './use-edit-form.ts'

type Props = {
  form: Pick<EditFormState, 'issues' | 'problem' | 'refusals' | 'hasChanges' | 'isOutdated' | 'discard'>
  words: { outdated: string; discard: string; close: string; unsaved: string }
  /** What saves it; `isBusy` while something else is done about the record. */
  button: Pick<ComponentProps<typeof Button>, 'kind' | 'isRunning'> & { label: string; isBusy?: boolean }
  save: () => void
  close?: (() => void) | undefined
  children: ReactNode
}

/** The form of a record: that it is another by now, its fields, and what saves or discards what was typed. */
export function RecordForm({ form, words, button, save, close, children }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const { problem, refusals, hasChanges, isOutdated, discard } = form
  const { label, isBusy = false, ...look } = button
  useErrorFocus(element, refusals)
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !look.isRunning) save()
      }}
    >
      {isOutdated && (
        <Alert kind="warning" role="status" icon={TriangleAlert} className="mb-4">
          {words.outdated}
        </Alert>
      )}
      <IssuesContext value={form.issues}>{children}</IssuesContext>
      <FormFoot problem={problem} unsaved={hasChanges && words.unsaved}>
        <Button {...look} isTallOnPhone isDisabled={isBusy || !hasChanges} onClick={save}>
          {label}
        </Button>
        {(hasChanges || close) && (
          <Button
            kind="ghost"
            isTallOnPhone
            isDisabled={isBusy || look.isRunning}
            onClick={() => {
              if (hasChanges) discard()
              close?.()
            }}
          >
            {hasChanges ? words.discard : words.close}
          </Button>
        )}
      </FormFoot>
    </form>
  )
}

type FormFootProps = { problem: string | null; unsaved: string | false; children: ReactNode }

/** Below the fields of a form: why it was not saved, its buttons, and that something is unsaved. */
export function FormFoot({ problem, unsaved, children }: FormFootProps) {
  return (
    <>
      {problem && (
        <p className="mt-3 rounded-sm bg-danger-soft px-3 py-2 text-on-danger-soft" role="alert">
          {problem}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3">
        {children}
        <span className="ms-auto text-(length:--text-xs) text-ink-3" role="status">
          {unsaved}
        </span>
      </div>
    </>
  )
}
