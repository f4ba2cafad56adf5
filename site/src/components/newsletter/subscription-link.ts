import { call, CallError } from '@cyberluach/api/client'
import type { SubscriptionState } from '@cyberluach/api/subscription-schema'
import { cmsUrl } from '../../data/site.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'
export type LinkAction = LinkPurpose | 'resubscribe'

/** What became of a link in a mail. `failed`: nothing was changed, and it can be tried again. */
export type Seen =
  | { kind: 'known'; state: SubscriptionState['state']; email: string; done: LinkAction | null }
  | { kind: 'wrong' }
  | { kind: 'failed'; status: number }

const patience = 15_000

/** Looks where the link leads; changes nothing. */
export async function readLink(purpose: LinkPurpose, token: string): Promise<Seen> {
  return outcomeOf(token, null, (options) =>
    call('POST /api/newsletter/link', { body: { purpose, token }, ...options }),
  )
}

/** Does what the visitor, or his mail program, has asked for; he is counted towards his limit. */
export async function followLink(action: LinkAction, token: string, address: string): Promise<Seen> {
  const headers = { 'x-forwarded-for': address }
  return outcomeOf(token, action, (options) =>
    call(`POST /api/newsletter/${action}`, { body: { token }, ...options, headers }),
  )
}

/** Which action a posted form asks for: leaving may be asked for by a mail program too, in the words of RFC 8058. */
export function actionOf(purpose: LinkPurpose, data: FormData | null): LinkAction | null {
  if (purpose === 'confirm') return 'confirm'
  if (data?.get('List-Unsubscribe') === 'One-Click') return 'unsubscribe'
  return data?.get('action') === 'resubscribe' ? 'resubscribe' : null
}

/** The status of the page: never 404, which is another page. */
export function statusOfSeen(seen: Seen): number {
  if (seen.kind === 'wrong') return 400
  return seen.kind === 'failed' ? seen.status : 200
}

type Options = { base: string; signal: AbortSignal }

async function outcomeOf(
  token: string,
  done: LinkAction | null,
  ask: (options: Options) => Promise<SubscriptionState>,
): Promise<Seen> {
  if (token === '' || token.length > 200) return { kind: 'wrong' }
  try {
    const state = await ask({ base: cmsUrl(), signal: AbortSignal.timeout(patience) })
    return { kind: 'known', ...state, done }
  } catch (reason) {
    if (!(reason instanceof CallError)) return { kind: 'failed', status: 503 }
    if (reason.status === 404) return { kind: 'wrong' }
    return { kind: 'failed', status: reason.status === 429 ? 429 : 503 }
  }
}
