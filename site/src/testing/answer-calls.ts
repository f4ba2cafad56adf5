import { vi } from 'vitest'

/**
 * Answers an island's calls in place of the product's API, whose answers a test of one island can neither wait for nor
 * choose; the journeys ask the real one. `null` is an answer that never comes through. Returns the calls as they come,
 * but for the proof of work that a form asks for by itself, which is not to be had.
 */
export function answerCalls(answer: (call: Request) => Response | Promise<Response> | null): Request[] {
  const calls: Request[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const call = new Request(new URL(address, location.origin), init)
    if (call.url.includes('/api/proof-of-work/')) return new Response(null, { status: 503 })
    calls.push(call)
    const given = await answer(call.clone())
    if (!given) throw new TypeError('Failed to fetch')
    return given
  })
  return calls
}
