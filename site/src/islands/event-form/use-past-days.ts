import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { pastDays } from '@cyberluach/core/forms/event-form'
import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import { defaultTimeZone } from '@cyberluach/core/dates/time-zones'
import { useEffect, useMemo, useState } from 'react'
import type { FormInUse } from '../forms/use-form-rules.ts'
import type { Cautions } from '../forms/cautions.ts'
import type { EventFormText } from './form-text.ts'

/** Says of days that have passed that they have, as they are written. */
export function usePastDays<Values>(
  { methods, setting }: FormInUse<Values>,
  { texts }: EventFormText,
): Cautions {
  const { subscribe, getValues } = methods
  const [past, setPast] = useState(() => pastOf(setting.initial))

  useEffect(() => {
    setPast(pastOf(getValues()))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = pastOf(values)
        setPast((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
      },
    })
  }, [subscribe, getValues])

  const words = texts.form.past
  return useMemo(
    () => Object.fromEntries(Object.entries(past).map(([name, what]) => [name, words[what]])),
    [past, words],
  )
}

function pastOf(values: Record<string, unknown>) {
  return pastDays({ ...noDays, ...values } as EventFormValues, dayKeyOf(new Date(), defaultTimeZone))
}

const noDays = { startDate: '', endDate: '' }
