import type { Messages } from '@cyberluach/i18n/messages'
import { type Theme, $theme } from '../../stores/theme.ts'
import { useStore } from '@nanostores/react'

/** Icons of the themes, as those of `paths.ts`. */
export const sun =
  'M6.5 10a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.34 4.34 5.4 5.4M14.6 14.6l1.06 1.06M4.34 15.66 5.4 14.6M14.6 5.4l1.06-1.06'
export const moon = 'M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3Z'
export const screen = 'M4 4h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM10 14v2.5M7 16.5h6'

export type ThemeTexts = Pick<Messages['chrome'], 'themeGroup' | 'themeLight' | 'themeDark' | 'themeSystem'>

/** The themes to choose from, in their order. */
export const themes = [
  { theme: 'light', label: 'themeLight', icon: sun },
  { theme: 'dark', label: 'themeDark', icon: moon },
  { theme: 'system', label: 'themeSystem', icon: screen },
] as const satisfies { theme: Theme; label: keyof ThemeTexts; icon: string }[]

export function themeTexts({ chrome }: Messages): ThemeTexts {
  const { themeGroup, themeLight, themeDark, themeSystem } = chrome
  return { themeGroup, themeLight, themeDark, themeSystem }
}

/** The chosen theme. The server knows of no choice, so that its markup is taken over as it is. */
export function useTheme(): Theme {
  return useStore($theme, { ssr: unchosen })
}

function unchosen(): Theme {
  return 'system'
}
