import { useTheme as usePayloadTheme } from '@payloadcms/ui'
import { useCallback } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'auto'

type Theme = {
  isDark: boolean
  toggle: () => void
  /** What was chosen: one of the two, or as the device has it. */
  choice: ThemeChoice
  choose: (choice: ThemeChoice) => void
}

/** The theme of Payload's admin, kept in its cookie: one choice for both, known before the first paint. */
export function useTheme(): Theme {
  const { theme, autoMode, setTheme } = usePayloadTheme()
  const isDark = theme === 'dark'
  const toggle = useCallback(() => setTheme(isDark ? 'light' : 'dark'), [isDark, setTheme])
  // It takes "auto" as well, as its own account page does; its type does not say so.
  const choose = setTheme as (choice: ThemeChoice) => void
  return { isDark, toggle, choice: autoMode ? 'auto' : theme, choose }
}
