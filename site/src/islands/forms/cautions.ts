import { createContext, useContext } from 'react'

/** What is to be said of fields, by their names, that keeps nothing from being sent. */
export type Cautions = Readonly<Record<string, string>>

const Said = createContext<Cautions>({})

export const CautionsProvider = Said.Provider

/** What is to be said of a field; null of most. */
export function useCaution(name: string): string | null {
  return useContext(Said)[name] ?? null
}
