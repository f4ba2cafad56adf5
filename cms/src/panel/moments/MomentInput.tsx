'use client'

import {
  useField,
  withCondition,
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useTranslation,
} from '@payloadcms/ui'
import type { DateFieldClientProps, TextFieldClientProps, DateFieldClient } from 'payload'
import { useState, type SyntheticEvent, type ComponentProps } from 'react'
import { isTypedHourSkipped, pickedInstant, shownInstant, pickedDay, shownDay } from './wall-clock.ts'
import { isDayKey } from '@cyberluach/core/dates/day-key'
import { getTranslation } from '@payloadcms/translations'

type Props = Pick<DateFieldClientProps, 'field'> & {
  path: string
  readOnly: boolean
  timeZone: string
  zone: string
  /** Says that the clock skips an hour. */
  skippedHour: string
}

/** An hour that the clock of the site skips is not taken, and another one asked for. */
function Moment({ field, path, readOnly, timeZone, zone, skippedHour }: Props) {
  const { value, setValue, disabled } = useField<string | null>({ path })
  const [isSkipped, setSkipped] = useState(false)

  function pick(picked: Date | null) {
    const instant = picked && pickedInstant(picked, timeZone)
    setSkipped(picked !== null && instant === null)
    if (picked === null || instant !== null) setValue(instant)
  }

  function refuseSkipped(event?: SyntheticEvent) {
    const typed = event?.target instanceof HTMLInputElement ? event.target.value : ''
    if (!isTypedHourSkipped(typed, timeZone)) return
    event?.preventDefault()
    setSkipped(true)
  }

  return (
    <PickerField
      field={field}
      path={path}
      problem={isSkipped ? skippedHour : undefined}
      remark={zone}
      picker={{ ...moment, ...stepsOf(field.admin?.date), overrides: { onChangeRaw: refuseSkipped } }}
      readOnly={readOnly || disabled}
      value={value ? shownInstant(value, timeZone) : undefined}
      onChange={pick}
    />
  )
}

/** The steps of its list of hours are the field’s own. */
function stepsOf(date: unknown): { timeIntervals: number } {
  const steps = typeof date === 'object' && date && 'timeIntervals' in date ? date.timeIntervals : null
  return { timeIntervals: typeof steps === 'number' ? steps : 15 }
}

const moment = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd.M.yyyy, HH:mm',
  timeFormat: 'HH:mm',
} as const

export const MomentInput = withCondition(Moment)

/** A day without a clock, stored as YYYY-MM-DD. */
function Day({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, disabled } = useField<string | null>({ path })
  return (
    <PickerField
      field={field}
      path={path}
      picker={day}
      readOnly={readOnly || disabled}
      value={value && isDayKey(value) ? shownDay(value) : undefined}
      onChange={(picked) => setValue(picked && pickedDay(picked))}
    />
  )
}

/** Payload’s own appearance for days moves them by the clock of the browser. */
const day = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd.M.yyyy',
  overrides: { showTimeSelect: false },
} as const

export const DayField = withCondition(Day)

export type NamedField = Pick<DateFieldClient, 'label' | 'required'> & {
  admin?: Pick<NonNullable<DateFieldClient['admin']>, 'description'>
}

type PickerFieldProps = {
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
export function PickerField({ field, path, problem, remark, picker, readOnly, value, onChange }: PickerFieldProps) {
  const { i18n } = useTranslation()
  const { showError: isRefused } = useField({ path })
  const showError = isRefused || problem !== undefined
  const label = field.label ? getTranslation(field.label, i18n) : ''
  const look = ['field-type', 'date-time-field', showError && 'date-time-field--has-error', readOnly && 'read-only']
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
