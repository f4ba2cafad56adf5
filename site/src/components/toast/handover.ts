import type { Toast } from '../../stores/toast.ts'

const key = 'cyberluach.toast'

/** Keeps a toast for the page that opens next. Without storage (private windows) the toast is simply not shown. */
export function keepToast(storage: Storage, toast: Toast): void {
  try {
    storage.setItem(key, JSON.stringify(toast))
  } catch (error) {
    console.warn('The message could not be handed to the next page', error)
  }
}

/** Takes the toast that the page before left here; null if it left none. */
export function takeToast(storage: Storage): Toast | null {
  const kept = storage.getItem(key)
  if (kept === null) return null
  storage.removeItem(key)
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
