import type { EventFormValues } from '@cyberluach/core/submission-form'
import { type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Icon } from '../../components/icons/Icon.tsx'
import { chevronDown } from '../../components/icons/paths.ts'
import { useText } from './form-text.ts'
import type { FieldName } from './use-field.ts'

type Props = { legend: string; hint?: string; children: ReactNode }

export function FieldGroup({ legend, hint, children }: Props) {
  return (
    <fieldset className="form-group">
      <legend>
        {legend}
        {hint && <span className="field-hint">{hint}</span>}
      </legend>
      {children}
    </fieldset>
  )
}

type MoreProps = { of: string; fields: FieldName[]; children: ReactNode }

/** Optional fields, folded until they are asked for; open from the start where one of them has a value. */
export function MoreFields({ of, fields, children }: MoreProps) {
  const { messages } = useText()
  const { formState } = useFormContext<EventFormValues>()
  const filled = fields.some((name) => formState.defaultValues?.[name])
  return (
    <details className="form-more form-wide" open={filled}>
      <summary>
        <Icon path={chevronDown} />
        <span aria-hidden="true">{messages.form.moreFields}</span>
        <span className="visually-hidden">{`${messages.form.moreFields}: ${of}`}</span>
      </summary>
      <div className="form-grid">{children}</div>
    </details>
  )
}
