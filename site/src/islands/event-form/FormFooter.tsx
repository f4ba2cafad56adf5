import type { EventFormValues } from '@cyberluach/core/submission-form'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Icon } from '../../components/icons/Icon.tsx'
import { warning } from '../../components/icons/paths.ts'
import { useText } from './form-text.ts'

type Props = { reason: string; cancelPath: string | undefined }

export function FormFooter({ reason, cancelPath }: Props) {
  const { locale, messages } = useText()
  const { formState } = useFormContext<EventFormValues>()
  const wrong = Object.keys(formState.errors).length
  const note = wrong > 0 ? fill(locale, messages.form.errorCount, { n: wrong }) : reason
  return (
    <footer className="event-form-footer">
      <p className="field-error" aria-live="polite">
        {note && <Icon path={warning} />}
        {note}
      </p>
      {cancelPath ? (
        <a className="button button-ghost button-large" href={cancelPath}>
          {messages.form.cancel}
        </a>
      ) : (
        <button className="button button-ghost button-large" type="button" data-closes-dialog>
          {messages.form.cancel}
        </button>
      )}
      <SubmitButton isSending={formState.isSubmitting} />
    </footer>
  )
}

/** Both labels stand in one place, so that the button keeps its width while it changes. */
function SubmitButton({ isSending }: { isSending: boolean }) {
  const { form } = useText().messages
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus: after a failure it gets it back, unless a field has it.
    if (wasSending.current && !isSending && document.activeElement === document.body) button.current?.focus()
    wasSending.current = isSending
  }, [isSending])
  return (
    <button
      ref={button}
      className="button button-primary button-large event-form-submit"
      disabled={isSending}
    >
      <span aria-hidden={isSending} data-shown={!isSending}>
        {form.submit}
      </span>
      <span aria-hidden={!isSending} data-shown={isSending}>
        {form.submitting}
      </span>
    </button>
  )
}
