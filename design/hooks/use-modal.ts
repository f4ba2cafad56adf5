import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A modal dialog, open as long as `isOpen`; the focus begins on what `first` selects, else where the browser has it. */
export function useModal(isOpen: boolean, first?: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // At once: where it takes the place of another, no moment is left in which Escape would close neither.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen) return element?.close()
    // A server may have rendered it open, which is not modal.
    element?.removeAttribute('open')
    element?.showModal()
    if (first) element?.querySelector<HTMLElement>(first)?.focus()
  }, [isOpen, first])
  return dialog
}
