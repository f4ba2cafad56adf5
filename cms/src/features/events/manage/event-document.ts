import type { ReadEventEdit } from '@cyberluach/api/change-event'
import type { EventChange } from '@cyberluach/api/change-event'
import { otherTexts } from '../../../panel/both/other-texts-field.ts'

type Times = Pick<ReadEventEdit, 'startDate' | 'endDate' | 'allDay'>

/** What is said of an event, as Payload's English form writes it. */
export function documentOf({
  title,
  titleHe,
  description,
  descriptionHe,
  ...edit
}: Omit<ReadEventEdit, 'deadlines' | 'series'>) {
  const { startDate, endDate, allDay, ...facts } = edit
  return {
    ...facts,
    title,
    description,
    [otherTexts]: { title: titleHe, description: descriptionHe },
    ...timesOf({ startDate, endDate, allDay }),
  }
}

/** Days alone are those that are written; of hours Payload's hook makes the days. */
export function timesOf({ startDate, endDate, allDay }: Times) {
  if (!allDay) return { allDay, startsAt: startDate, endsAt: endDate }
  const startDay = startDate.slice(0, 10)
  return { allDay, startsAt: null, endsAt: null, startDay, endDay: endDate?.slice(0, 10) ?? startDay }
}

/** What a change was made of, to be written again: texts that it did not touch are left out. */
export function documentBefore(
  { before, after }: EventChange,
  now: { titleHe: string | null; descriptionHe: string | null },
) {
  const { titleHe, descriptionHe, stateChangedAt: _, ...facts } = before
  const isHebrewTouched = 'titleHe' in after || 'descriptionHe' in after
  const hebrew = {
    title: 'titleHe' in after ? titleHe : now.titleHe,
    description: 'descriptionHe' in after ? descriptionHe : now.descriptionHe,
  }
  return { ...facts, ...(isHebrewTouched && { [otherTexts]: hebrew }) }
}
