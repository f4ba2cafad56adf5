import { z } from '@hono/zod-openapi'
import { issueCodes, type Issue, type IssueCode } from '@cyberluach/core/submissions/submission'
import type { ZodError } from 'zod'

/** Every machine code that an answer of the API can carry in `code`, under the status that goes with it. */
const codesByStatus = {
  400: ['badRequest'],
  401: ['unauthorized', 'wrongCredentials', 'wrongCode', 'wrongPasskey'],
  403: ['forbidden', 'foreignOrigin', 'lockedOut'],
  404: ['notFound'],
  405: ['methodNotAllowed'],
  409: [
    'conflict',
    'alreadyExists',
    'notPending',
    'noAddress',
    'corrected',
    'edited',
    'undoTooLate',
    'eventChanged',
    'changedSince',
    'mayBeKnown',
    'changeAsked',
    'notYourDecision',
    'slugTaken',
  ],
  410: ['linkExpired', 'challengeOver'],
  413: ['tooLarge'],
  415: ['unsupportedType'],
  422: ['invalid', 'keyReused'],
  428: ['proofNeeded'],
  429: ['addressFull', 'tooMany'],
  500: ['internal'],
  503: ['signInBusy', 'unavailable', 'busy'],
} as const satisfies Record<number, readonly string[]>

const errorCodes = Object.values(codesByStatus).flat()

/** One of them; `i18n` words those that people see (`requestErrors`). */
export type ErrorCode = (typeof errorCodes)[number]

/** The status of each code. */
export const statusOfCode = Object.fromEntries(
  Object.entries(codesByStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)])),
) as Record<ErrorCode, number>

/** What is wrong with one field: its dotted path, and a code that `issueMessage` of `i18n` words. */
export const issueSchema = z
  .object({
    path: z.string().openapi({ example: 'organizerEmail' }),
    code: z.string().openapi({ example: 'required' }),
    values: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
  })
  .openapi('Issue')

/** The body of every error: a sentence for a person, a code for a machine, and on 422 what is wrong where. */
export const errorSchema = z
  .object({
    error: z.string().openapi({ example: 'Some fields need attention.' }),
    code: z.enum(errorCodes),
    issues: z.array(issueSchema).optional(),
  })
  .openapi('Error')

/** The body of an error, as a client reads it. */
export type ErrorAnswer = z.infer<typeof errorSchema>

const meanings = {
  400: 'Not JSON, or a bad query parameter',
  401: 'No token, or one that is expired, revoked or forged',
  403: 'The role may not; a foreign origin or a locked-out address',
  404: 'No such thing',
  409: 'Already there, or not pending any more',
  410: 'A link that was ours, and has expired',
  413: 'The body is over the limit',
  415: 'Not application/json',
  422: 'Fields missing, wrong or unknown',
  428: 'Comes without a proof of work that holds, where one is asked for: see GET /api/proof-of-work/{form}',
  429: 'Too many; Retry-After in seconds',
  503: 'The database is away, or too much is asked at once: nothing was stored, try again',
} as const

type ErrorStatus = keyof typeof meanings
type ErrorResponse = { description: string; content: { 'application/json': { schema: typeof errorSchema } } }

/** The declarations of the error answers an endpoint can give, for its `responses`. */
export function errors<Status extends ErrorStatus>(...statuses: Status[]): Record<Status, ErrorResponse> {
  const entries = statuses.map((status) => [status, errorResponse(meanings[status])] as const)
  return Object.fromEntries(entries) as Record<Status, ErrorResponse>
}

/** The same with those of every signed-in write that has a body. */
export function writeErrors<Status extends ErrorStatus>(...statuses: Status[]) {
  return { ...errors(401, 403, 413, 415, 422, 503), ...errors(...statuses) }
}

/** The same with those of everything that strangers send. */
export function formErrors<Status extends ErrorStatus>(...statuses: Status[]) {
  return { ...errors(400, 403, 413, 415, 422, 429, 503), ...errors(...statuses) }
}

function errorResponse(description: string): ErrorResponse {
  return { description, content: { 'application/json': { schema: errorSchema } } }
}

type ZodIssue = ZodError['issues'][number]

const longestPath = 100
/** A body of 64 kB can name seven thousand unknown fields. */
const mostUnknown = 50

/** What a schema rejected, as the wire's issues: dotted paths (cut at 100 characters) and machine codes. Of unknown fields the first 50. */
export function issuesOf(error: ZodError): Issue[] {
  return error.issues.flatMap((issue): Issue[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, mostUnknown).map((key) => ({ path: pathOf([...issue.path, key]), code: 'unknownField' }))
      : [{ path: pathOf(issue.path), code: codeOf(issue), ...valuesOf(issue) }],
  )
}

function pathOf(path: PropertyKey[]): string {
  return path.map(String).join('.').toWellFormed().replaceAll('\0', '').slice(0, longestPath)
}

function codeOf({ message }: ZodIssue): IssueCode {
  return issueCodes.find((code) => code === message) ?? 'text'
}

function valuesOf(issue: ZodIssue): { values?: Record<string, number> } {
  if (issue.code === 'too_big') return { values: { max: Number(issue.maximum) } }
  if (issue.code === 'too_small') return { values: { min: Number(issue.minimum) } }
  if (issue.code === 'custom' && typeof issue.params?.n === 'number') return { values: { n: issue.params.n } }
  return {}
}
