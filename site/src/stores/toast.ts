import { atom } from 'nanostores'
import { startCountdown, type Countdown } from './countdown.ts'
import { type Toast, storeToast } from './toast-handover.ts'

/** How long a message stays, in milliseconds. */
export const shownFor = 5000

/** The one message that is shown; null where there is none. */
export const $toast = atom<Toast | null>(null)

let countdown: Countdown | null = null

/** Shows the message for 5 s, in place of the one before. */
export function showToast(toast: Toast): void {
  countdown?.stop()
  countdown = startCountdown(shownFor, hideToast)
  // A copy, so that the same words said twice are two messages.
  $toast.set({ ...toast })
}

/** Shows the message on the page that opens next. */
export function showToastOnNextPage(toast: Toast): void {
  storeToast(sessionStorage, toast)
}

/** Lets the message stay, as long as somebody is at it. */
export function holdToast(): void {
  countdown?.pause()
}

/** Lets the rest of its time run on. */
export function releaseToast(): void {
  countdown?.resume()
}

export function hideToast(): void {
  countdown?.stop()
  countdown = null
  $toast.set(null)
}
