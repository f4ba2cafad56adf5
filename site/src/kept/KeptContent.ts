import { createContext, type ReactElement } from 'react'

/** Writes a part of an island as markup, or takes what was written for it before. `said` is everything it depends on. */
export type KeepContent = (part: ReactElement, said: string) => string

/** Only the server provides it: what a browser shows is elements. */
export const KeptContent = createContext<KeepContent | null>(null)
