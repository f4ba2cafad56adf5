import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { APIRequestContext, Locator } from '@playwright/test'
import { expect } from './test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')

/** No journey puts an event into this year, and neither does the seed. */
export const emptyYear = '2034'

/** An event of the seed on these days, which are the coming two weeks unless others are named. */
export async function eventWith(
  request: APIRequestContext,
  fits: (event: CalendarEvent) => boolean,
  params = { from: addDays(today, 1), to: addDays(today, 14) },
): Promise<CalendarEvent> {
  const found = ((await (await request.get('/api/events', { params })).json()) as CalendarEvent[]).find(fits)
  if (!found) throw new Error('The seed has no such event on these days')
  return found
}

/** What a link to another site says, which opens beside this one and cannot reach back. */
export async function outsideLink(link: Locator): Promise<URLSearchParams> {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.protocol).toBe('https:')
  expect(address.href.length).toBeLessThanOrEqual(2000)
  return address.searchParams
}
