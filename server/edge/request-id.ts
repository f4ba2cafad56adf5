import { randomUUID } from 'node:crypto'

/** What proxies and tracing programs write: no more than a name, so that nobody writes lines of a log by it. */
const pattern = /^[\w.:-]{8,64}$/

/** The name by which a request is found in every log: the one that it came with, or a new one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && pattern.test(given) ? given : randomUUID()
}
