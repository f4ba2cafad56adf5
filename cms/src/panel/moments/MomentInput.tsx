'use client'

import { useField, withCondition } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useState, type SyntheticEvent } from 'react'
import { PickerField } from './PickerField.tsx'
import { isTypedHourSkipped, pickedInstant, shownInstant } from './wall-clock.ts'

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
