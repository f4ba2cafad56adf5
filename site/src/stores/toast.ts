import { atom } from 'nanostores'
import { handToast, type HandedToast } from '@cyberluach/core/site/handed-toast'

/** The one message that is shown; null where there is none. */
export const $toast = atom<HandedToast | null>(null)

/** Shows the message in place of the one before. */
export function showToast(toast: HandedToast): void {
  // A copy, so that the same words said twice are two messages.
  $toast.set({ ...toast })
}

/** Shows the message on the page that opens next. */
export function showToastOnNextPage(toast: HandedToast): void {
  handToast(sessionStorage, toast)
}

export function hideToast(): void {
  $toast.set(null)
}
