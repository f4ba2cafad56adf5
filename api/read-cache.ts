import { call, type Answer, type CallOptions, type EndpointName } from './client.ts'

const freshFor = 5 * 60_000
const maxCached = 100

/**
 * A reader that fetches the same thing at most once in five minutes, and once for all callers that wait for it. Failures are not cached. For browsers only: on a server it would outlive the data it read.
 */
export function createReadCache(now: () => number = Date.now) {
  const cached = new Map<string, { at: number; answer: Promise<unknown> }>()

  return function read<Name extends EndpointName & `GET ${string}`>(
    name: Name,
    ...[options]: CallOptions<Name>
  ): Promise<Answer<Name>> {
    const key = JSON.stringify([name, options?.base, options?.params, options?.query])
    const earlier = cached.get(key)
    if (earlier && now() - earlier.at < freshFor) return earlier.answer as Promise<Answer<Name>>
    const answer = call(name, ...([options] as CallOptions<Name>))
    cached.set(key, { at: now(), answer })
    answer.catch(() => cached.delete(key))
    if (cached.size > maxCached) cached.delete(cached.keys().next().value ?? key)
    return answer
  }
}
