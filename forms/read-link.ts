import { call, CallError, type CallOptions } from '@cyberluach/api/client'
import type { Filled, ReadEvent } from '@cyberluach/core/forms/read-event'
import { isWebLink, namesAccount, wholeLink } from '@cyberluach/core/text/links'
import type { LinkNotice } from './link-notice.ts'

/** Longer than the server may take for a page. */
const timeoutMs = 20_000

/** A whole link, and the event that its page says, or why there is none. */
export type LinkAnswer = { link: string } & ({ host: string; event: ReadEvent } | { notice: LinkNotice })

/** Reads a link as it is typed: `example.com/call` is completed. Whatever goes wrong is a notice. */
export async function readLink(
  typed: string,
  options: Omit<NonNullable<CallOptions<'POST /api/read-link'>[0]>, 'body'> = {},
): Promise<LinkAnswer> {
  const link = wholeLink(typed).trim()
  if (namesAccount(link)) return { link, notice: { kind: 'failed', failure: 'addressForbidden' } }
  if (!isWebLink(link)) return { link, notice: { kind: 'wrongLink' } }
  try {
    const { host, event, failure } = await call('POST /api/read-link', {
      body: { url: link },
      signal: AbortSignal.timeout(timeoutMs),
      ...options,
    })
    if (event) return { link, host, event }
    if (failure === 'noPermission') return { link, notice: { kind: 'unavailable' } }
    return { link, notice: failure ? { kind: 'failed', failure } : { kind: 'nothing', host } }
  } catch (reason) {
    const known = { 404: 'off', 422: 'wrongLink', 429: 'tooMany' } as const
    const status = reason instanceof CallError ? reason.status : 0
    return { link, notice: { kind: known[status as keyof typeof known] ?? 'unavailable' } }
  }
}

/** What is said of the fields that the event of a page filled, whose hours are shown by the clock of `zone`. */
export function noticeOfFilled(
  { host, values }: Filled<{ startTime: string }>,
  { startsAt, timeZone }: ReadEvent,
  zone: string,
): LinkNotice {
  const count = Object.keys(values).length
  if (count === 0) return { kind: 'nothingNew', host }
  const isStated = startsAt !== null && timeZone === zone
  const hours = { are: startsAt ? ('moved' as const) : ('supposed' as const), zone }
  return { kind: 'filled', host, count, ...('startTime' in values && !isStated ? { hours } : {}) }
}
