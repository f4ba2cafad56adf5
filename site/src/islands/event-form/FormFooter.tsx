import { Button, ButtonLink } from '@cyberluach/design/components/Button'
import { sheet } from '../../ui/sheet.ts'
import { fill } from '@cyberluach/i18n/translate'
import { useFormState } from 'react-hook-form'
import type { Notice } from '../../forms/wrong-fields.ts'
import { ErrorLine } from '../forms/Field.tsx'
import { goToNextError } from '../forms/first-error.ts'
import { PendingButton } from '../forms/PendingButton.tsx'
import { closeFormDialog } from './form-dialog.ts'
import { useText } from './form-text.ts'

type Props = {
  /** What keeps the form from being sent, while a field is wrong. */
  wrong?: Notice | null
  /** What the visitor can do about a failure. */
  reason: string
  cancelPath: string | undefined
  save: string
  saving: string
}

const { footer } = sheet()
const cancelLook = { kind: 'ghost', size: 'lg', className: 'max-md:flex-1' } as const

/** What is wrong and the way to each such field, or why the form was not sent; and what can be done now. */
export function FormFooter({ wrong, reason, cancelPath, save, saving }: Props) {
  const { locale, texts } = useText()
  const { errors } = useFormState()
  const names = Object.keys(errors)
  const notice = names.length > 0 ? wrong : null
  return (
    <footer className={footer({ className: 'flex-wrap' })}>
      <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-3 gap-y-1 not-has-[p]:absolute max-md:basis-full">
        {/* Stands there before it says anything: what comes along with its words is not read out. */}
        <div className="min-w-0" role="alert">
          {notice && (
            <>
              <ErrorLine>{notice.title}</ErrorLine>
              <p className="text-sm text-pretty text-ink-2">{notice.text}</p>
            </>
          )}
          {names.length === 0 && reason && <ErrorLine>{reason}</ErrorLine>}
        </div>
        {names.length > 0 && (
          <Button
            kind="secondary"
            size="sm"
            className="max-md:min-h-control"
            onClick={({ currentTarget }) => currentTarget.form && goToNextError(currentTarget.form, names)}
          >
            {fill(locale, texts.form.errorCount, { n: names.length })}
          </Button>
        )}
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-2 max-md:w-full">
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
      </div>
    </footer>
  )
}
