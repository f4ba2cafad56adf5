import type { Issue } from '@cyberluach/core/submission'
import { type EventFormValues, validateEventForm } from '@cyberluach/core/submission-form'
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form'

type Name = keyof EventFormValues

/** The form's rules for react-hook-form: an error's `type` is the issue's code, its `message` the sentence. */
export function eventFormResolver(sentence: (issue: Issue) => string): Resolver<EventFormValues> {
  return (given, _context, { fields }) => {
    const values = withoutNull(given)
    const issues = new Map(validateEventForm(values).map((issue) => [issue.path, issue]))
    for (const path of halfTyped(fields))
      issues.set(path, { path, code: path.endsWith('Time') ? 'time' : 'date' })
    if (issues.size === 0) return { values, errors: {} }
    return { values: {}, errors: errorsOf([...issues.values()], sentence) }
  }
}

export function errorsOf(issues: Issue[], sentence: (issue: Issue) => string): FieldErrors<EventFormValues> {
  return Object.fromEntries(
    issues.map((issue) => [issue.path, { type: issue.code, message: sentence(issue) }]),
  )
}

/** Date and time fields whose parts are typed in part, or make no date: their value is empty, and only they know. */
function halfTyped(fields: ResolverOptions<EventFormValues>['fields']): Name[] {
  return Object.entries(fields).flatMap(([name, { ref }]) =>
    'validity' in ref && (ref.validity as ValidityState | undefined)?.badInput ? [name as Name] : [],
  )
}

/** A group of choices that was passed without choosing has null for its value, whatever its type says. */
function withoutNull(values: EventFormValues): EventFormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value ?? '']),
  ) as EventFormValues
}
