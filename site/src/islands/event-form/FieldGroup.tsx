import type { EventFormValues } from '@cyberluach/core/submission-form'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDown } from '../../icons/paths.ts'
import { LegendHint } from '../forms/Field.tsx'
import { useFormSetting } from '../forms/form-setting.ts'
import { useText } from './form-text.ts'

type Props = { legend: string; hint?: string; children: ReactNode }

export function FieldGroup({ legend, hint, children }: Props) {
  return (
    <fieldset className="form-group">
      <legend>
        {legend}
        {hint && <LegendHint>{hint}</LegendHint>}
      </legend>
      {children}
    </fieldset>
  )
}

type MoreProps = { of: string; fields: (keyof EventFormValues)[]; children: ReactNode }

/** Optional fields, folded until they are asked for; open from the start where one of them has a value. */
export function MoreFields({ of, fields, children }: MoreProps) {
  const { messages } = useText()
  const { initial } = useFormSetting()
  const filled = fields.some((name) => initial[name])
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
