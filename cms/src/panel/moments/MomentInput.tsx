'use client'

import { useField, withCondition } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { PickerField } from './PickerField.tsx'
import { pickedInstant, shownInstant } from './wall-clock.ts'

type Props = Pick<DateFieldClientProps, 'field'> & {
  path: string
  readOnly: boolean
  timeZone: string
  zone: string
}

function Moment({ field, path, readOnly, timeZone, zone }: Props) {
  const { value, setValue, disabled } = useField<string | null>({ path })
  return (
    <PickerField
      field={field}
      path={path}
      remark={zone}
      picker={{ ...moment, ...stepsOf(field.admin?.date) }}
      readOnly={readOnly || disabled}
      value={value ? shownInstant(value, timeZone) : undefined}
      onChange={(picked) => setValue(picked && pickedInstant(picked, timeZone))}
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
