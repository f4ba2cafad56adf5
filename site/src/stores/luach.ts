import { persistentAtom } from '@nanostores/persistent'
import './browser-storage.ts'

/**
 * Whether the visitor has turned off the calendar's Hebrew dates and holidays: kept in this browser, alike in every open
 * tab.
 */
export const $isLuachHidden = persistentAtom<boolean>('cyberluach.luach', false, {
  encode: (isHidden) => (isHidden ? 'hidden' : undefined),
  decode: (kept) => kept === 'hidden',
})
