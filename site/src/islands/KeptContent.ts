import { createContext, use, type ReactElement } from 'react'

/** Writes a part of an island as markup, or takes what was written for it before. `said` is everything it depends on. */
export type KeepContent = (part: ReactElement, said: string) => string

/** Only the server provides it: what a browser shows is elements. */
export const KeptContent = createContext<KeepContent | null>(null)

type Content = { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What stands in an element: on the server its finished markup, which need not be written again while nothing changes that
 * `said` names. A browser takes over the same markup with the elements themselves. What the part reads from a context has to
 * be given to it by the part, and named.
 */
export function useKeptContent(part: ReactElement, said: () => string): Content {
  const keep = use(KeptContent)
  return keep ? { dangerouslySetInnerHTML: { __html: keep(part, said()) } } : { children: part }
}
