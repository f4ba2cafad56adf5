import type { ErrorCode } from '@cyberluach/api/errors'
import type { Issue } from '@cyberluach/core/submissions/submission'

/** What a handler did: an answer for the wire, or a refusal that the wire words by its code. */
export type Outcome<Body> = Done<Body> | Unchanged | CalendarFile | TextFile | Refusal

export type Done<Body> = {
  kind: 'done'
  status: 200 | 201 | 204 | 503
  body: Body
  headers?: Record<string, string>
  /** Each a `Set-Cookie` of its own. */
  cookies?: readonly string[]
}

/** The reader holds the answer that this tag names. */
export type Unchanged = { kind: 'unchanged'; etag: string }

/** An iCalendar text, and the name under which a browser keeps it. */
export type CalendarFile = { kind: 'calendar'; text: string; fileName: string; isAttachment: boolean }

/** A file that is sent while it is made. */
export type TextFile = {
  kind: 'file'
  parts: AsyncIterable<string | Uint8Array>
  contentType: string
  fileName: string
  total: number
  /** Of a file that stays the same for a while: who holds it already is told so. */
  etag?: string
}

export type Refusal = {
  kind: 'refused'
  code: ErrorCode
  issues?: Issue[]
  retryAfter?: number
  /** A free slug in place of one that is taken. */
  suggestion?: string
}

export function done<Body>(status: Done<Body>['status'], body: Body, headers?: Record<string, string>): Done<Body> {
  return { kind: 'done', status, body, ...(headers ? { headers } : {}) }
}

export function unchanged(etag: string): Unchanged {
  return { kind: 'unchanged', etag }
}

export function refused(code: ErrorCode, details: Omit<Refusal, 'kind' | 'code'> = {}): Refusal {
  return { kind: 'refused', code, ...details }
}
