import { call, CallError } from '@cyberluach/api/client'
import type { SubscriptionState } from '@cyberluach/api/newsletter'
import type { FormRules } from './form-rules.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'
export type LinkAction = LinkPurpose | 'resubscribe'

/** What became of a link in a mail. `failed`: nothing was changed, and it can be tried again. */
export type Seen =
  | { kind: 'known'; state: SubscriptionState['state']; email: string; done: LinkAction | null }
  | { kind: 'wrong' }
  | { kind: 'failed'; status: number }

export type LinkValues = { action: LinkAction | null }

/** The one button of a link's page, pressed where scripts run. */
export function linkForm(
  purpose: LinkPurpose,
  token: string,
): FormRules<LinkValues, LinkValues, SubscriptionState> {
  return {
    valuesOf: (data) => ({ action: actionOf(purpose, data) }),
    issuesOf: () => [],
    bodyOf: (values) => values,
    send: ({ action }, options) =>
      call(`POST /api/newsletter/${action ?? purpose}`, { body: { token }, ...options }),
  }
}

/** Which action a posted form asks for: leaving may be asked for by a mail program too, in the words of RFC 8058. */
export function actionOf(purpose: LinkPurpose, data: FormData | null): LinkAction | null {
  if (purpose === 'confirm') return 'confirm'
  if (data?.get('List-Unsubscribe') === 'One-Click') return 'unsubscribe'
  return data?.get('action') === 'resubscribe' ? 'resubscribe' : null
}

/** What a link is seen to be when asking about it, or following it, failed. */
export function seenOfFailure(reason: unknown): Seen {
  if (!(reason instanceof CallError)) return { kind: 'failed', status: 503 }
  if (reason.status === 404) return { kind: 'wrong' }
  return { kind: 'failed', status: reason.status === 429 ? 429 : 503 }
}

/** The status of the page: never 404, which is another page. */
export function statusOfSeen(seen: Seen): number {
  if (seen.kind === 'wrong') return 400
  return seen.kind === 'failed' ? seen.status : 200
}
