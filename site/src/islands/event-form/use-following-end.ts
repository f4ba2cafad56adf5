import { followStart } from '@cyberluach/core/forms/event-form'
import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormSetting } from '../forms/form-setting.ts'

/** Lets the end follow the start until somebody says when it ends, from what was typed before the script came on. */
export function useFollowingEnd(): void {
  const { getValues, setValue, subscribe } = useFormContext<EventFormValues>()
  const { initial } = useFormSetting()

  useEffect(() => {
    let before = initial as EventFormValues
    let isTouched = false

    const follow = () => {
      const now = getValues()
      const { endDate, endTime } = followStart(before, now)
      before = now
      if (endDate !== now.endDate) setValue('endDate', endDate)
      if (endTime !== now.endTime) setValue('endTime', endTime)
    }

    follow()
    return subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        if (type === 'change' && (name === 'endDate' || name === 'endTime')) isTouched = true
        else if (!isTouched && (name === 'startDate' || name === 'startTime' || name === 'allDay')) follow()
      },
    })
  }, [getValues, setValue, subscribe, initial])
}
