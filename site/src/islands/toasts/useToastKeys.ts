import { useLayoutEffect, type RefObject } from 'react'
import { hideToast } from '../../stores/toast.ts'

/** F8 brings the focus to the message, Escape puts it away from there; the focus then goes back to where it was. */
export function useToastKeys(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    let focusBefore: Element | null = null

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        event.preventDefault()
        focusBefore = document.activeElement
        element.focus()
      }
      if (event.key === 'Escape' && element.contains(document.activeElement)) {
        event.preventDefault()
        hideToast()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      if (element.contains(document.activeElement) && focusBefore instanceof HTMLElement) focusBefore.focus()
    }
  }, [card])
}
