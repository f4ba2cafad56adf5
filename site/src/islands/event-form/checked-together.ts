import type { EventFormValues } from '@cyberluach/core/submission-form'

/** Fields whose rule looks at another one: a change there may settle the error here. */
export const checkedTogether: Partial<Record<keyof EventFormValues, (keyof EventFormValues)[]>> = {
  startDate: ['endDate', 'endTime', 'registrationDeadline'],
  startTime: ['endDate', 'endTime'],
  endDate: ['endTime'],
  endTime: ['endDate'],
}
