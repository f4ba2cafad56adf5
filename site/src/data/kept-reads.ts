import { addressOf, call, type Answer, type CallOptions, type EndpointName } from '@cyberluach/api/client'
import { readOrNull } from './reads.ts'
import { cmsUrl } from './site.ts'

type KeptName = Extract<EndpointName, 'GET /api/glance' | 'GET /api/months/{month}'>

/**
 * Reads what many pages show. The edge hands over what it has read since the last change; a development server, which
 * has no edge in its process, asks each time. Null when the API does not answer. The answer is every page's: it must not
 * be changed.
 */
export async function readKept<Name extends KeptName>(
  locals: App.Locals,
  name: Name,
  options: { params?: Record<string, string>; query?: Record<string, string> },
): Promise<Answer<Name> | null> {
  const { givenReads } = locals
  if (!givenReads) {
    const asked = (signal: AbortSignal) =>
      [{ ...options, base: cmsUrl(), signal }] as unknown as CallOptions<Name>
    return readOrNull(locals, (signal) => call(name, ...asked(signal)))
  }
  const { answer, isCurrent } = await givenReads(addressOf(name, options))
  if (!isCurrent) locals.incomplete = true
  return answer as Answer<Name> | null
}
