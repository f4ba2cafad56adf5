import {
  CallError,
  addressOf,
  callWithTotal,
  type Answer,
  type CallOptions,
  type EndpointName,
} from '@cyberluach/api/client'
import { cmsUrl } from './site.ts'

/** In milliseconds, for all reads of a page together: one that waits for the database waits once. */
const timeoutMs = 8_000

/**
 * A read that must not take the page down with it: null where there is no such thing, undefined when the API fails, which
 * the page's `incomplete` remembers, so that the edge serves an earlier copy rather than this one.
 */
export async function readFromApi<Answer>(
  locals: App.Locals,
  read: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | null | undefined> {
  try {
    locals.deadline ??= AbortSignal.timeout(timeoutMs)
    return await read(locals.deadline)
  } catch (reason) {
    if (reason instanceof CallError && reason.status === 404) return null
    locals.incomplete = true
    console.error(`The site could not read from the API: ${String(reason)}`)
    return undefined
  }
}

/** Reads that only a change of the events makes old. */
type KeptName = Extract<
  EndpointName,
  | 'GET /api/glance'
  | 'GET /api/months/{month}'
  | 'GET /api/events'
  | 'GET /api/events/{id}'
  | 'GET /api/event-pages/{slug}'
  | 'GET /api/archive'
  | 'GET /api/event-lists/{kind}'
  | 'GET /api/event-addresses/{year}'
  | 'GET /api/facets'
  | 'GET /api/deadlines'
  | 'GET /api/sources'
>

type Options = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
}

/**
 * Reads what pages show of the events. The edge hands over what it has read since the last change; a development server,
 * which has no edge in its process, asks each time. Null where there is no such thing, undefined while the API does not
 * answer and nobody knows. The answer is every page's: it must not be changed.
 */
export async function readCached<Name extends KeptName>(
  locals: App.Locals,
  name: Name,
  options: Options,
): Promise<Answer<Name> | null | undefined> {
  return (await readCachedWithTotal(locals, name, options)).answer
}

/** Like `readKept`, with how many there are of a list in all. */
export async function readCachedWithTotal<Name extends KeptName>(
  locals: App.Locals,
  name: Name,
  options: Options,
): Promise<{ answer: Answer<Name> | null | undefined; total: number | null }> {
  const { givenReads } = locals
  if (!givenReads) {
    const asked = (signal: AbortSignal) => [{ ...options, base: cmsUrl(), signal }] as unknown as CallOptions<Name>
    const read = await readFromApi(locals, (signal) => callWithTotal(name, ...asked(signal)))
    return read ?? { answer: read, total: null }
  }
  const { answer, total, isAnswered, isCurrent } = await givenReads(addressOf(name, options))
  if (!isCurrent) locals.incomplete = true
  return { answer: isAnswered ? (answer as Answer<Name> | null) : undefined, total }
}
