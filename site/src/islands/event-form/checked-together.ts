import { deadlineParts, deadlineSlots, fieldOf } from '@cyberluach/core/forms/deadline-form'
import type { EventFormValues } from '@cyberluach/core/forms/submission-form'

type Names = (keyof EventFormValues)[]

/** Two deadlines may be the same one, and none is later than the event. */
const days: Names = deadlineSlots.map((slot) => fieldOf(slot, 'Day'))
/** Whether an hour is on the clock depends on the day and on whose clock it is. */
const hours: Names = ['startTime', 'endTime', ...deadlineSlots.map((slot) => fieldOf(slot, 'Time'))]

/** Fields whose rule looks at another one: a change there may settle the error here. */
export const checkedTogether: Partial<Record<keyof EventFormValues, Names>> = {
  startDate: ['startTime', 'endDate', 'endTime', ...days],
  startTime: ['endDate', 'endTime'],
  endDate: ['endTime', ...days],
  endTime: ['endDate'],
  timeZone: [...hours, ...days],
  ...Object.fromEntries(
    deadlineSlots.flatMap((slot) =>
      deadlineParts.map((part) => [
        fieldOf(slot, part),
        [fieldOf(slot, 'Kind'), fieldOf(slot, 'Time'), ...days],
      ]),
    ),
  ),
}
