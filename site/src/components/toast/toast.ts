import { type Countdown, startCountdown } from './countdown.ts'
import { keepToast, takeToast } from './handover.ts'
import { onSwipeRight } from './swipe.ts'

export type Toast = { kind: 'success' | 'danger'; title: string; text?: string }

const shownFor = 5000

type Shown = { element: HTMLElement; countdown: Countdown }
let shown: Shown | null = null
let focusBefore: Element | null = null

/** Shows one message for 5 s in place of the one before; hover and focus hold it. */
export function showToast(toast: Toast): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  const slot = region?.querySelector<HTMLElement>(`[data-toast-slot="${toast.kind}"]`)
  const template = region?.querySelector<HTMLTemplateElement>(`template[data-kind="${toast.kind}"]`)
  if (!region || !slot || !template) throw new Error('This page has no place for messages')
  hideToast()
  raise(region)

  const element = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  write(element, '[data-title]', toast.title)
  write(element, '[data-text]', toast.text ?? '')
  const countdown = startCountdown(shownFor, hideToast)
  shown = { element, countdown }

  element.addEventListener('pointerenter', countdown.pause)
  element.addEventListener('pointerleave', countdown.resume)
  element.addEventListener('focusin', countdown.pause)
  element.addEventListener('focusout', countdown.resume)
  element.querySelector('[data-close]')?.addEventListener('click', hideToast)
  onSwipeRight(element, hideToast)
  // The region may just have moved: a reader announces what is added to a live region that stands already.
  requestAnimationFrame(() => {
    if (shown?.element === element) slot.append(element)
  })
}

/** Shows the message on the page that opens next. */
export function showToastOnNextPage(toast: Toast): void {
  keepToast(sessionStorage, toast)
}

/** Starts the page's message area: the message that the page before left, and the F8 and Escape keys. */
export function startToasts(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'F8' && shown) {
      event.preventDefault()
      focusBefore = document.activeElement
      shown.element.focus()
    }
    if (event.key === 'Escape' && shown?.element.contains(document.activeElement)) {
      event.preventDefault()
      hideToast()
    }
  })
  document.addEventListener('close', keepVisible, true)
  const kept = takeToast(sessionStorage)
  if (kept) showToast(kept)
}

function hideToast(): void {
  if (!shown) return
  const hadFocus = shown.element.contains(document.activeElement)
  shown.countdown.stop()
  shown.element.remove()
  shown = null
  if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus()
}

/** Outside an open modal dialog everything is inert, so the area moves into it, above it, and back to the page. */
function raise(region: HTMLElement): void {
  const dialogs = document.querySelectorAll('dialog:modal')
  const place = dialogs[dialogs.length - 1] ?? document.body
  if (region.parentElement !== place) place.append(region)
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

/** A dialog that closes must not take its message away with it. */
function keepVisible(): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  if (region && shown) raise(region)
}

function write(element: HTMLElement, selector: string, text: string): void {
  const target = element.querySelector<HTMLElement>(selector)
  if (!target) return
  target.textContent = text
  target.hidden = text === ''
}
