import type { Messages } from '@cyberluach/i18n/messages'
import { themeTexts } from '../theme/themes.ts'

/** What the sheet says, but for its links, out of all the texts of a language. */
export function menuTexts(messages: Messages) {
  const { menuOpen, menuClose, menuTitle, languageGroup } = messages.chrome
  return { ...themeTexts(messages), menuOpen, menuClose, menuTitle, languageGroup }
}

export type MenuTexts = ReturnType<typeof menuTexts>
