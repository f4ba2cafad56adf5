import type { Issue, IssueCode } from '@cyberluach/core/submission'
import type { ZodError } from 'zod'

type ZodIssue = ZodError['issues'][number]

const codes: readonly string[] = [
  'required',
  'choose',
  'email',
  'url',
  'date',
  'years',
  'time',
  'endBeforeStart',
  'extendedAfter',
  'deadlineAfterEvent',
  'deadlineTwice',
  'notLater',
  'timeZone',
  'phone',
  'phoneTooLong',
  'integer',
  'number',
  'min',
  'max',
  'tooLong',
  'notAllowed',
  'unknownField',
  'text',
] satisfies IssueCode[]

const longestPath = 100
/** A body of 64 kB can name seven thousand unknown fields. */
const mostUnknown = 50

/** What a schema refused, as the wire's issues: dotted paths (cut at 100 characters) and machine codes. Of unknown fields the first 50. */
export function issuesOf(error: ZodError): Issue[] {
  return error.issues.flatMap((issue): Issue[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys
          .slice(0, mostUnknown)
          .map((key) => ({ path: pathOf([...issue.path, key]), code: 'unknownField' }))
      : [{ path: pathOf(issue.path), code: codeOf(issue), ...valuesOf(issue) }],
  )
}

function pathOf(path: PropertyKey[]): string {
  return path.map(String).join('.').toWellFormed().replaceAll('\0', '').slice(0, longestPath)
}

function codeOf(issue: ZodIssue): IssueCode {
  return isIssueCode(issue.message) ? issue.message : 'text'
}

function isIssueCode(text: string): text is IssueCode {
  return codes.includes(text)
}

function valuesOf(issue: ZodIssue): { values?: Record<string, number> } {
  if (issue.code === 'too_big') return { values: { max: Number(issue.maximum) } }
  if (issue.code === 'too_small') return { values: { min: Number(issue.minimum) } }
  if (issue.code === 'custom' && typeof issue.params?.n === 'number') return { values: { n: issue.params.n } }
  return {}
}
