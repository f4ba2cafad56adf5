import type { ReactNode } from 'react'
import { Icon } from '../../components/icons/Icon.tsx'
import { warning } from '../../components/icons/paths.ts'
import type { useField } from './use-field.ts'

type Props = {
  field: Pick<ReturnType<typeof useField>, 'id' | 'label' | 'hint' | 'error'>
  required?: boolean
  wide?: boolean
  children: ReactNode
}

/** Label above, control, hint, and the sentence that says what is wrong. */
export function Field({ field, required, wide, children }: Props) {
  return (
    <div className={wide ? 'field form-wide' : 'field'}>
      <label htmlFor={field.id}>
        {field.label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes field={field} />
    </div>
  )
}

export function FieldNotes({ field }: Pick<Props, 'field'>) {
  return (
    <>
      {field.hint && (
        <p className="field-hint" id={`${field.id}-hint`}>
          {field.hint}
        </p>
      )}
      {field.error && (
        <p className="field-error" id={`${field.id}-error`}>
          <Icon path={warning} />
          {field.error}
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
