import type { AstroGlobal } from 'astro'
import { formDataOf } from '../../forms/posted-form.ts'
import {
  actionOf,
  followLink,
  readLink,
  statusOfSeen,
  type LinkPurpose,
  type Seen,
} from './subscription-link.ts'

type Opened = Pick<AstroGlobal, 'request' | 'url' | 'response' | 'clientAddress'>

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
  response.headers.set('referrer-policy', 'same-origin')
  return seen
}
