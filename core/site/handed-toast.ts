import { parsedJson } from '../text/json.ts'

/** A message as one page hands it to the next: the site's pages, the sign-in and the dashboard share the tab's storage. */
export type HandedToast = { kind: 'success' | 'danger'; title: string; text?: string }

/** The name of the item in the tab's storage. */
export const handedToastName = 'cyberluach.toast'

/** Leaves a message for the page that opens next. Without storage (private windows) it is simply not shown. */
export function handToast(storage: Pick<Storage, 'setItem'>, toast: HandedToast): void {
  try {
    storage.setItem(handedToastName, JSON.stringify(toast))
  } catch (error) {
    console.warn('The message was lost.', error)
  }
}

/** Takes the message that the page before left, once; null if it left none, or something that is no message. */
export function takeHandedToast(storage: Pick<Storage, 'getItem' | 'removeItem'>): HandedToast | null {
  const stored = storage.getItem(handedToastName)
  if (stored === null) return null
  storage.removeItem(handedToastName)
  const toast = parsedJson(stored)
  if (typeof toast !== 'object' || toast === null || !('title' in toast)) return null
  if (typeof toast.title !== 'string') return null
  return {
    kind: 'kind' in toast && toast.kind === 'danger' ? 'danger' : 'success',
    title: toast.title,
    ...('text' in toast && typeof toast.text === 'string' && { text: toast.text }),
  }
}
