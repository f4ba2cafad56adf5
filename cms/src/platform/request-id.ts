import { AsyncLocalStorage } from 'node:async_hooks'

const names = new AsyncLocalStorage<string | undefined>()

/**
 * Does what a request asks for under the name that the edge gave it: each line of the log says it. Without one, under
 * none, whatever is going on around it.
 */
export function inRequest<T>(id: string | undefined, work: () => T): T {
  return names.run(id, work)
}

/** The name of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return names.getStore()
}

/** The name of the request that asked for a job; undefined for a job of the timetable, and of before jobs were told. */
export function requestOf(payload: unknown): string | undefined {
  const { requestId: id } = (payload ?? {}) as { requestId?: unknown }
  return typeof id === 'string' ? id : undefined
}
