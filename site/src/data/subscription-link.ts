import { call } from '@cyberluach/api/client'
import type { SubscriptionState } from '@cyberluach/api/newsletter'
import type { AstroGlobal } from 'astro'
import { formDataOf } from '../forms/form-rules.ts'
import {
  actionOf,
  type LinkAction,
  type LinkPurpose,
  type Seen,
  seenOfFailure,
  statusOfSeen,
} from '../forms/subscription-link.ts'
import { cmsUrl } from './site.ts'

type Opened = Pick<AstroGlobal, 'request' | 'url' | 'response' | 'clientAddress'>

const timeoutMs = 15_000

/**
 * Opens a link of a mail for a page. Reading it changes nothing, since programs that look into mails follow their links;
 * the page's buttons, and programs that leave for their readers, post to it.
 */
export async function openLink(purpose: LinkPurpose, page: Opened): Promise<Seen> {
  const { request, url, response } = page
  const token = url.searchParams.get('token') ?? ''
  const action = request.method === 'POST' ? actionOf(purpose, await formDataOf(request)) : null
  // The visitor's address is known to posts alone.
  const seen = action ? await followLink(action, token, page.clientAddress) : await readLink(purpose, token)
  response.status = statusOfSeen(seen)
  response.headers.set('cache-control', 'no-store')
  response.headers.set('referrer-policy', 'no-referrer')
  return seen
}

/** Looks where the link leads; changes nothing. */
function readLink(purpose: LinkPurpose, token: string): Promise<Seen> {
  return seenBy(token, null, (options) => call('POST /api/newsletter/link', { body: { purpose, token }, ...options }))
}

/** Does what the visitor, or his mail program, has asked for; he is counted towards his limit. */
function followLink(action: LinkAction, token: string, address: string): Promise<Seen> {
  const headers = { 'x-forwarded-for': address }
  return seenBy(token, action, (options) =>
    call(`POST /api/newsletter/${action}`, { body: { token }, ...options, headers }),
  )
}

type Options = { base: string; signal: AbortSignal }

async function seenBy(
  token: string,
  done: LinkAction | null,
  ask: (options: Options) => Promise<SubscriptionState>,
): Promise<Seen> {
  if (token === '' || token.length > 200) return { kind: 'wrong' }
  try {
    const state = await ask({ base: cmsUrl(), signal: AbortSignal.timeout(timeoutMs) })
    return { kind: 'known', ...state, done }
  } catch (reason) {
    return seenOfFailure(reason)
  }
}
