import { createContext, useContext } from 'react'

/** Which fields hold what a link filled in, by what their form calls them, and how that is said. */
export type ReadMarks = { names: ReadonlySet<string>; words: string }

const Marks = createContext<ReadMarks | null>(null)

export const ReadMarksProvider = Marks.Provider

/** What is to be said of a field that holds what was read; null for every other. */
export function useReadMark(name: string): string | null {
  const marks = useContext(Marks)
  return marks?.names.has(name) ? marks.words : null
}
