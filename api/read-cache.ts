import { call, type Answer, type CallOptions, type EndpointName } from './client.ts'

const freshFor = 5 * 60_000
const mostKept = 100

/**
 * A reader that asks the server at most once in five minutes for the same thing, and once for all who ask while it
 * waits. Failures are not kept. For browsers only: on a server it would outlive the data it read.
 */
export function createReadCache(now: () => number = Date.now) {
  const kept = new Map<string, { at: number; answer: Promise<unknown> }>()

  return function read<Name extends EndpointName & `GET ${string}`>(
    name: Name,
    ...[options]: CallOptions<Name>
  ): Promise<Answer<Name>> {
    const key = JSON.stringify([name, options?.base, options?.params, options?.query])
    const earlier = kept.get(key)
    if (earlier && now() - earlier.at < freshFor) return earlier.answer as Promise<Answer<Name>>
    const answer = call(name, ...([options] as CallOptions<Name>))
    kept.set(key, { at: now(), answer })
    answer.catch(() => kept.delete(key))
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key)
    return answer
  }
}
