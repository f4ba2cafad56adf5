import { AsyncLocalStorage } from 'node:async_hooks'

const names = new AsyncLocalStorage<string>()

/** Does what a request asks for under the name that the edge gave it: each line of the log says it. */
export function inRequest<T>(id: string | undefined, work: () => T): T {
  return id === undefined ? work() : names.run(id, work)
}

/** The name of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return names.getStore()
}
