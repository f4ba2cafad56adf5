import type { Messages } from '@cyberluach/i18n/messages'
import { moon, screen, sun } from '../../icons/theme-paths.ts'
import type { Theme } from '../../stores/theme.ts'

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
