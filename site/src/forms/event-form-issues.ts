import type { Issue } from '@cyberluach/core/submission'
import { emptyEventForm, type EventFormValues } from '@cyberluach/core/submission-form'

/** `deadlines.0.day`: the first place of the form. */
const deadlinePath = /^deadlines\.(\d+)\.([a-z])([a-z]+)$/

/** Where the server's field has no field of its own in the form, the one that the visitor can change. */
const shownAt: Record<string, keyof EventFormValues> = { additionalInfo: 'additionalNotes' }

/** The server's issues with the paths of the form's fields; those that belong to no field are left out. */
export function issuesOfEventForm(issues: Issue[]): (Issue & { path: keyof EventFormValues })[] {
  const names = emptyEventForm()
  return issues.flatMap((issue) => {
    const path = shownAt[issue.path] ?? issue.path.replace(deadlinePath, placed)
    return Object.hasOwn(names, path) ? [{ ...issue, path: path as keyof EventFormValues }] : []
  })
}

function placed(_: string, index: string, first: string, rest: string): string {
  return `deadline${Number(index) + 1}${first.toUpperCase()}${rest}`
}
