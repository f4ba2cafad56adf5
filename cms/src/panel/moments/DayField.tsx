'use client'

import { isDayKey } from '@cyberluach/core/dates/day-key'
import { useField, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { PickerField } from './PickerField.tsx'
import { pickedDay, shownDay } from './wall-clock.ts'

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
