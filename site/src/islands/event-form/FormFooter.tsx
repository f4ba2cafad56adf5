import { fill } from '@cyberluach/i18n/translate'
import { useFormState } from 'react-hook-form'
import { ErrorLine } from '../forms/Field.tsx'
import { PendingButton } from '../forms/PendingButton.tsx'
import { closeFormDialog } from './form-dialog.ts'
import { useText } from './form-text.ts'

type Props = {
  /** What the visitor can do about a failure. */
  reason: string
  cancelPath: string | undefined
  save: string
  saving: string
}

/** How many fields are wrong, or why it was not sent; and what can be done now. */
export function FormFooter({ reason, cancelPath, save, saving }: Props) {
  const { locale, messages } = useText()
  const { errors } = useFormState()
  const wrong = Object.keys(errors).length
  const note = wrong > 0 ? fill(locale, messages.form.errorCount, { n: wrong }) : reason
  return (
    <footer className="event-form-footer">
      <ErrorLine className="me-auto max-md:not-empty:w-full" aria-live="polite">
        {note}
      </ErrorLine>
      {cancelPath ? (
        <a className="button button-ghost button-large" href={cancelPath}>
          {messages.form.cancel}
        </a>
      ) : (
        <button className="button button-ghost button-large" type="button" onClick={closeFormDialog}>
          {messages.form.cancel}
        </button>
      )}
      <PendingButton className="button button-primary button-large" label={save} pending={saving} />
    </footer>
  )
}
