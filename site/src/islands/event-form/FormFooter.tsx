import { Button, ButtonLink } from '@cyberluach/design/components/Button'
import { sheet } from '../../ui/sheet.ts'
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

const { footer } = sheet()
const cancelLook = { kind: 'ghost', size: 'lg', className: 'max-md:flex-1' } as const

/** How many fields are wrong, or why it was not sent; and what can be done now. */
export function FormFooter({ reason, cancelPath, save, saving }: Props) {
  const { locale, texts } = useText()
  const { errors } = useFormState()
  const wrong = Object.keys(errors).length
  const note = wrong > 0 ? fill(locale, texts.form.errorCount, { n: wrong }) : reason
  return (
    <footer className={footer()}>
      <ErrorLine className="me-auto max-md:not-empty:w-full" aria-live="polite">
        {note}
      </ErrorLine>
      {cancelPath ? (
        <ButtonLink {...cancelLook} href={cancelPath}>
          {texts.form.cancel}
        </ButtonLink>
      ) : (
        <Button {...cancelLook} onClick={closeFormDialog}>
          {texts.form.cancel}
        </Button>
      )}
      <PendingButton size="lg" className="max-md:flex-1" label={save} pending={saving} />
    </footer>
  )
}
