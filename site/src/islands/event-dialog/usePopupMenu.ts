import { useLayoutEffect, useRef } from 'react'
import { attachPopupMenu } from '../../chrome/popup-menu.ts'

/** A button and the menu it opens: below it, or above where the window ends too soon. */
export function usePopupMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLUListElement>(null)

  // At once, so that a click on a button that can be seen is never lost.
  useLayoutEffect(() => {
    const [opener, list] = [button.current, menu.current]
    if (!opener || !list) return
    const detach = attachPopupMenu(opener, list)
    const place = () => {
      delete list.dataset.above
      if (list.getBoundingClientRect().bottom > innerHeight) list.dataset.above = ''
    }
    opener.addEventListener('click', place)
    opener.addEventListener('keydown', place)
    return () => {
      detach()
      opener.removeEventListener('click', place)
      opener.removeEventListener('keydown', place)
    }
  }, [])

  return { button, menu }
}
