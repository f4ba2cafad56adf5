import { $toast, hideToast, holdToast, releaseToast, showToast, type Toast } from '../../stores/toast.ts'
import { keepToast, takeToast } from './handover.ts'
import { onSwipeRight } from './swipe.ts'

export { showToast }

let shown: HTMLElement | null = null
let focusBefore: Element | null = null

$toast.listen((toast) => {
  putAway()
  if (toast) present(toast)
})

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
      shown.focus()
    }
    if (event.key === 'Escape' && shown?.contains(document.activeElement)) {
      event.preventDefault()
      hideToast()
    }
  })
  document.addEventListener('close', keepVisible, true)
  const kept = takeToast(sessionStorage)
  if (kept) showToast(kept)
}

/** Puts the message into its place; hover and focus hold it. */
function present(toast: Toast): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  const slot = region?.querySelector<HTMLElement>(`[data-toast-slot="${toast.kind}"]`)
  const template = region?.querySelector<HTMLTemplateElement>(`template[data-kind="${toast.kind}"]`)
  if (!region || !slot || !template) throw new Error('This page has no place for messages')
  raise(region)

  const element = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  write(element, '[data-title]', toast.title)
  write(element, '[data-text]', toast.text ?? '')
  shown = element

  element.addEventListener('pointerenter', holdToast)
  element.addEventListener('pointerleave', releaseToast)
  element.addEventListener('focusin', holdToast)
  element.addEventListener('focusout', releaseToast)
  element.querySelector('[data-close]')?.addEventListener('click', hideToast)
  onSwipeRight(element, hideToast)
  // The region may just have moved: a reader announces what is added to a live region that stands already.
  requestAnimationFrame(() => {
    if (shown === element) slot.append(element)
  })
}

function putAway(): void {
  if (!shown) return
  const hadFocus = shown.contains(document.activeElement)
  const element = shown
  shown = null
  element.remove()
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
