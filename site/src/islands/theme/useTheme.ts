import { useStore } from '@nanostores/react'
import { $theme, type Theme } from '../../stores/theme.ts'

/** The chosen theme. The server knows of no choice, so that its markup is taken over as it is. */
export function useTheme(): Theme {
  return useStore($theme, { ssr: unchosen })
}

function unchosen(): Theme {
  return 'system'
}
