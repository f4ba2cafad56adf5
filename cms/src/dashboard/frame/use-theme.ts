'use client'

import { useTheme as usePayloadTheme } from '@payloadcms/ui'
import { useCallback } from 'react'

/** The theme of Payload's admin, kept in its cookie: one choice for both, known before the first paint. */
export function useTheme(): { isDark: boolean; toggle: () => void } {
  const { theme, setTheme } = usePayloadTheme()
  const isDark = theme === 'dark'
  const toggle = useCallback(() => setTheme(isDark ? 'light' : 'dark'), [isDark, setTheme])
  return { isDark, toggle }
}
