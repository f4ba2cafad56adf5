import { persistentAtom } from '@nanostores/persistent'
import './browser-storage.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The theme that the visitor chose, kept in this browser; without a choice, the system's setting decides. */
export const $theme = persistentAtom<Theme>('theme', 'system', {
  encode: (theme) => (theme === 'system' ? undefined : theme),
  decode: (kept) => (kept === 'light' || kept === 'dark' ? kept : 'system'),
})
