import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { warning } from '../../icons/paths.ts'

/** The words of a field. */
export type FieldWords = { name: string; label: string; hint?: string | undefined }

type Notes = { id: string; hint?: string | undefined; error: string }
type Props = Notes & {
  label: string
  required?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label above, control, hint, and the sentence that says what is wrong. */
export function Field({ id, label, hint, error, required, className, children }: Props) {
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon path={warning} />
          {error}
        </p>
      )}
    </>
  )
}

/** The control itself is marked as required; the star is for the eye. */
export function RequiredMark() {
  return (
    <span className="form-required" aria-hidden="true">
      {' *'}
    </span>
  )
}
