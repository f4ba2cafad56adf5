/** Where the site's pages leave a message for the next one: the sign-in page leaves its welcome. */
const key = 'cyberluach.toast'

/** Takes the message that the page before left; null where there is none. */
export function takeHandedToast(storage: Storage): { title: string; text?: string } | null {
  const kept = storage.getItem(key)
  storage.removeItem(key)
  const toast: unknown = kept === null ? null : parsed(kept)
  if (typeof toast !== 'object' || toast === null || !('title' in toast)) return null
  const text = 'text' in toast && typeof toast.text === 'string' ? { text: toast.text } : {}
  return { title: String(toast.title), ...text }
}

/** Whoever leaves is not welcomed by the next page. */
export function forgetHandedToast(storage: Storage): void {
  storage.removeItem(key)
}

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept)
  } catch {
    // Not ours, then: there is no message in it.
    return null
  }
}
