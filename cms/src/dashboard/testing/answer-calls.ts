import { vi } from 'vitest'

export type Call = { name: string; body: unknown }

/** What is answered to whom: a body, or an answer of its own; a promise is one that is still to come. */
export type Answers = Record<string, (call: Call) => unknown>

/**
 * Answers the dashboard's calls in place of the product's API, whose answers a test of one tab can neither wait for nor
 * choose; the journeys ask the real one. Calls are named as endpoints are, a query left out. Returns them as they come.
 */
export function answerCalls(answers: Answers): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const asked = new Request(new URL(address, location.origin), init)
    const text = await asked.text()
    const name = `${asked.method} ${new URL(asked.url).pathname}`
    const call: Call = { name, body: text ? JSON.parse(text) : null }
    calls.push(call)
    const given = await answers[name]?.(call)
    if (given instanceof Response) return given
    return given === undefined
      ? Response.json({ error: name, code: 'notFound' }, { status: 404 })
      : Response.json(given)
  })
  return calls
}
