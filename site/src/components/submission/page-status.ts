import type { Opened } from './open-submission.ts'
import type { Refusal } from './refusal.ts'

const ofRefusal: Record<Refusal, number> = {
  wrong: 422,
  settled: 409,
  tooMany: 429,
  unavailable: 503,
}

const ofKind = { missing: 404, expired: 410, unavailable: 503, moved: 303 } as const

/** The status of the page that shows what was opened. */
export function pageStatus(opened: Opened): number {
  if (opened.kind !== 'found') return ofKind[opened.kind]
  return opened.refusal ? ofRefusal[opened.refusal] : 200
}
