import {
  addressOf,
  callWithTotal,
  type Answer,
  type CallOptions,
  type EndpointName,
} from '@cyberluach/api/client'
import { readFromApi } from './reads.ts'
import { cmsUrl } from './site.ts'

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
export async function readKept<Name extends KeptName>(
  locals: App.Locals,
  name: Name,
  options: Options,
): Promise<Answer<Name> | null | undefined> {
  return (await readKeptWithTotal(locals, name, options)).answer
}

/** Like `readKept`, with how many there are of a list in all. */
export async function readKeptWithTotal<Name extends KeptName>(
  locals: App.Locals,
  name: Name,
  options: Options,
): Promise<{ answer: Answer<Name> | null | undefined; total: number | null }> {
  const { givenReads } = locals
  if (!givenReads) {
    const asked = (signal: AbortSignal) =>
      [{ ...options, base: cmsUrl(), signal }] as unknown as CallOptions<Name>
    const read = await readFromApi(locals, (signal) => callWithTotal(name, ...asked(signal)))
    return read ?? { answer: read, total: null }
  }
  const { answer, total, isAnswered, isCurrent } = await givenReads(addressOf(name, options))
  if (!isCurrent) locals.incomplete = true
  return { answer: isAnswered ? (answer as Answer<Name> | null) : undefined, total }
}
