import { createContext, useContext } from 'react'

/** Which fields, by their ids, hold what a link filled in, and how that is said. */
export type ReadMarks = { ids: ReadonlySet<string>; words: string }

const Marks = createContext<ReadMarks | null>(null)

export const ReadMarksProvider = Marks.Provider

/** What is to be said of a field that holds what was read; null for every other. */
export function useReadMark(id: string): string | null {
  const marks = useContext(Marks)
  return marks?.ids.has(id) ? marks.words : null
}
