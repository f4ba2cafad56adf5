import { createContext, type ReactElement } from 'react'

/** Writes a part of an island as markup, or takes what was written for it before. `key` names everything it depends on. */
export type CachedMarkup = (part: ReactElement, key: string) => string

/** Only the server provides it: what a browser shows is elements. */
export const MarkupCacheContext = createContext<CachedMarkup | null>(null)

/** Numbers that stand for objects in as few letters as can be: the same object has the same number. */
export function createNumbers(): (object: object) => number {
  const numbers = new WeakMap<object, number>()
  let count = 0
  return (object) => {
    const number = numbers.get(object) ?? (count += 1)
    numbers.set(object, number)
    return number
  }
}
