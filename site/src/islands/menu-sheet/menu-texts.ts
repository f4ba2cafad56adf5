import type { Messages } from '@cyberluach/i18n/messages'
import { themeTexts } from '../theme/themes.ts'

/** What the sheet says that changes or is said by its own script, out of all the texts of a language. */
export function menuTexts(messages: Messages) {
  const { menuOpen, menuClose, menuTitle } = messages.chrome
  return { ...themeTexts(messages), menuOpen, menuClose, menuTitle }
}

export type MenuTexts = ReturnType<typeof menuTexts>
