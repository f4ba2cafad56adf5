/** One message, as it is shown. */
export type Toast = {
  kind: 'success' | 'danger'
  title: string
  text?: string
}

/** The name that a message for the next page is kept under. */
export const storedToastName = 'cyberluach.toast'

/** Keeps a toast for the page that opens next. Without storage (private windows) the toast is simply not shown. */
export function storeToast(storage: Storage, toast: Toast): void {
  try {
    storage.setItem(storedToastName, JSON.stringify(toast))
  } catch (error) {
    console.warn('The message could not be handed to the next page', error)
  }
}

/** Takes the toast that the page before left here; null if it left none. */
export function takeToast(storage: Storage): Toast | null {
  const kept = storage.getItem(storedToastName)
  if (kept === null) return null
  storage.removeItem(storedToastName)
  try {
    const toast: unknown = JSON.parse(kept)
    return isToast(toast) ? toast : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function isToast(value: unknown): value is Toast {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
}
