import type { CalendarEvent } from '@cyberluach/core/events/event'
import { mappedPages } from '@cyberluach/core/site/pages'
import type { APIRequestContext } from '@playwright/test'
import { englishPost, wholePost } from './readable-posts.ts'

/** Every kind of page that a visitor can open, without the language. */
export async function pageAddresses(request: APIRequestContext): Promise<string[]> {
  const [event] = (await (await request.get('/api/events?limit=1')).json()) as CalendarEvent[]
  if (!event) throw new Error('The seed has no event')
  return [
    ...mappedPages.map(({ path }) => path.replace('[date]', event.day)),
    `/?event=${event.id}`,
    event.url,
    '/day/2031-01-01',
    '/stats?type=online-events',
    '/submit/form',
    '/blog?tag=guides',
    `/blog/${wholePost.slug}`,
    `/blog/${englishPost.slug}`,
    '/awaiting-approval?id=1&title=Night',
  ]
}
