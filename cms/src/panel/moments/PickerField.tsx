'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
} from '@payloadcms/ui'
import type { DateFieldClient } from 'payload'
import type { ComponentProps } from 'react'

/** What a label and a help are made of. */
export type NamedField = Pick<DateFieldClient, 'label' | 'required'> & {
  admin?: Pick<NonNullable<DateFieldClient['admin']>, 'description'>
}

type Props = {
  field: NamedField
  path: string
  /** What is wrong with what was picked and not taken. */
  problem?: string | undefined
  /** Stands in brackets behind the label. */
  remark?: string
  picker: ComponentProps<typeof DatePicker>
  readOnly: boolean
  value: Date | undefined
  onChange: (picked: Date | null) => void
}

/** Payload’s picker with its label, its error and its help, for a value of our own. */
export function PickerField({ field, path, problem, remark, picker, readOnly, value, onChange }: Props) {
  const { i18n } = useTranslation()
  const { showError: isRefused } = useField({ path })
  const showError = isRefused || problem !== undefined
  const label = field.label ? getTranslation(field.label, i18n) : ''
  const look = [
    'field-type',
    'date-time-field',
    showError && 'date-time-field--has-error',
    readOnly && 'read-only',
  ]
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <FieldLabel
        htmlFor={`field-${path}-input`}
        label={remark ? `${label} (${remark})` : label}
        path={path}
        required={field.required}
      />
      <div className="field-type__wrap" id={`field-${path}`}>
        <FieldError path={path} showError={showError} {...(problem && { message: problem })} />
        <DatePicker
          {...picker}
          overrides={{ ...picker.overrides, id: `field-${path}-input` }}
          readOnly={readOnly}
          value={value}
          onChange={onChange}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
