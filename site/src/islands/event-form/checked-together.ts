import { deadlineParts, deadlineSlots, fieldOf } from '@cyberluach/core/deadline-fields'
import type { EventFormValues } from '@cyberluach/core/submission-form'

type Names = (keyof EventFormValues)[]

/** Two deadlines may be the same one, and none is later than the event. */
const days: Names = deadlineSlots.map((slot) => fieldOf(slot, 'Day'))

/** Fields whose rule looks at another one: a change there may settle the error here. */
export const checkedTogether: Partial<Record<keyof EventFormValues, Names>> = {
  startDate: ['endDate', 'endTime', ...days],
  startTime: ['endDate', 'endTime'],
  endDate: ['endTime', ...days],
  endTime: ['endDate'],
  timeZone: days,
  ...Object.fromEntries(
    deadlineSlots.flatMap((slot) =>
      deadlineParts.map((part) => [fieldOf(slot, part), [fieldOf(slot, 'Kind'), ...days]]),
    ),
  ),
}
