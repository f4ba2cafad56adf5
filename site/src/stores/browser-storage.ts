import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

// Every store that is kept imports this file first, for what it does here; a server keeps nothing.
if (typeof window !== 'undefined')
  setPersistentEngine(
    tolerantStorage(() => localStorage),
    windowPersistentEvents,
  )

/**
 * What this browser keeps, by name. Storage that is full or forbidden is no error: what it does not take lasts as long
 * as the page. The storage is opened anew each time, since where it is forbidden the asking alone throws.
 */
export function tolerantStorage(open: () => Storage): Record<string, string> {
  const untaken = new Map<string, string>()
  const read = (name: string) => untaken.get(name) ?? attempt(() => open().getItem(name)) ?? undefined
  return new Proxy<Record<string, string>>(
    {},
    {
      has: (_, name) => read(String(name)) !== undefined,
      get: (_, name) => read(String(name)),
      set(_, name, value: string) {
        untaken.delete(String(name))
        const isTaken = attempt(() => {
          open().setItem(String(name), value)
          return true
        })
        if (!isTaken) untaken.set(String(name), value)
        return true
      },
      deleteProperty(_, name) {
        untaken.delete(String(name))
        attempt(() => open().removeItem(String(name)))
        return true
      },
    },
  )
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run()
  } catch {
    // Storage that is full or forbidden is to be expected.
    return null
  }
}
