import { deadlineSlots, isFilled } from '@cyberluach/core/forms/deadline-form'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { emptyEventForm, type EventFormValues } from '@cyberluach/core/forms/submission-form'

/** `deadlines.0.day`: the first one that was written. */
const deadlinePath = /^deadlines\.(\d+)\.([a-z])([a-z]+)$/

/** Where the server's field has no field of its own in the form, the one that the visitor can change. */
const shownAt: Record<string, keyof EventFormValues> = { additionalInfo: 'additionalNotes' }

/** The server's issues with the paths of the fields that held these values; those that belong to none are left out. */
export function issuesOfEventForm(
  issues: Issue[],
  values: EventFormValues,
): (Issue & { path: keyof EventFormValues })[] {
  const names = emptyEventForm()
  // What is sent of them leaves out the places that are empty.
  const places = deadlineSlots.filter((place) => isFilled(values, place))
  return issues.flatMap((issue) => {
    const path =
      shownAt[issue.path] ??
      issue.path.replace(
        deadlinePath,
        (_, index: string, first: string, rest: string) =>
          `deadline${places[Number(index)]}${first.toUpperCase()}${rest}`,
      )
    return Object.hasOwn(names, path) ? [{ ...issue, path: path as keyof EventFormValues }] : []
  })
}
