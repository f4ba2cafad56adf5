import { persistentAtom } from '@nanostores/persistent'
import { isUuid } from '@cyberluach/core/text/identifiers'
import './browser-storage.ts'

/** Where this browser keeps what is saved, for the store and for a script of a page that loads no store. */
export const savedEventsName = 'cyberluach.saved'

/** What a page shows before the browser has said what it keeps. */
export const noneSaved: readonly string[] = []

/** The ids of the events that the visitor has saved, the latest last: kept in this browser, alike in every open tab. */
export const $savedEvents = persistentAtom<readonly string[]>(savedEventsName, noneSaved, {
  encode: (ids) => (ids.length > 0 ? JSON.stringify(ids) : undefined),
  decode: readIds,
})

export function saveEvent(id: string): void {
  const ids = $savedEvents.get()
  if (!ids.includes(id)) $savedEvents.set([...ids, id])
}

/** Saves it no longer: the visitor wants it so, or the event is gone from the calendar. */
export function forgetSaved(id: string): void {
  const ids = $savedEvents.get()
  if (ids.includes(id)) $savedEvents.set(ids.filter((each) => each !== id))
}

/** The ids in a stored text; what is none of ours is passed over. */
function readIds(text: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text)
    if (!Array.isArray(kept)) return noneSaved
    return [...new Set(kept.filter((each): each is string => typeof each === 'string' && isUuid(each)))]
  } catch (error) {
    if (error instanceof SyntaxError) return noneSaved
    throw error
  }
}
