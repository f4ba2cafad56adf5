import type { Issue, IssueCode } from '@cyberluach/core/submissions/submission'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { FormRules } from '../../forms/form-rules.ts'

export type Sentence = (issue: Issue) => string

/**
 * A form's rules for react-hook-form: an error's `type` is the issue's code, its `message` the sentence. The values are
 * read from the form itself, as the server reads what it is sent.
 */
export function resolverOf<Values, Body, Answer>(
  { valuesOf, issuesOf }: FormRules<Values, Body, Answer>,
  sentence: Sentence,
  form: HTMLFormElement | null,
): Resolver<Record<string, unknown>, unknown, Values> {
  return () => {
    const values = valuesOf(form ? new FormData(form) : new FormData())
    const issues = [...issuesOf(values), ...(form ? halfTyped(form) : [])]
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(issues, sentence) }
  }
}

export function errorsOf(issues: Issue[], sentence: Sentence): FieldErrors<Record<string, unknown>> {
  return Object.fromEntries(
    issues.map((issue) => [issue.path, { type: issue.code, message: sentence(issue) }]),
  )
}

/** The issues that errors stand for. */
export function issuesIn(errors: FieldErrors<Record<string, unknown>>): Issue[] {
  return Object.entries(errors).map(([path, error]) => ({ path, code: String(error?.type) as IssueCode }))
}

/** A field that the form does not ask for just now, and not one in a part that is folded. */
function isPutAway(input: HTMLInputElement): boolean {
  const field = input.closest('[data-part=field]')
  return field !== null && getComputedStyle(field).display === 'none'
}

/** Date and time fields whose parts are typed in part, or make no date: their value is empty, and only they know. */
function halfTyped(form: HTMLFormElement): Issue[] {
  const inputs = [...form.elements].filter((control) => control instanceof HTMLInputElement)
  return inputs
    .filter((input) => input.validity.badInput && !isPutAway(input))
    .map(({ name, type }) => ({ path: name, code: type === 'time' ? 'time' : 'date' }))
}
