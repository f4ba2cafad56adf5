import { persistentAtom } from '@nanostores/persistent'
import './browser-storage.ts'

/**
 * Whether the visitor has turned off the calendar's Hebrew dates and holidays: kept in this browser, alike in every open
 * tab.
 */
export const $isHebrewCalendarHidden = persistentAtom<boolean>('cyberluach.luach', false, {
  encode: (isHidden) => (isHidden ? 'hidden' : undefined),
  decode: (kept) => kept === 'hidden',
})

/** Whether the visitor has hidden the sample events of the calendar: kept in this browser, alike in every open tab. */
export const $areSamplesHidden = persistentAtom<boolean>('cyberluach.samples', false, {
  encode: (areHidden) => (areHidden ? 'hidden' : undefined),
  decode: (kept) => kept === 'hidden',
})
