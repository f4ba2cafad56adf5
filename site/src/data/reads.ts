import { CallError } from '@cyberluach/api/client'

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
