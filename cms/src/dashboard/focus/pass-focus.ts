type Find = () => HTMLElement | null | undefined

/** How long what takes the focus is waited for: a list is read again, and drawn. */
const patienceMs = 5000

let giveUp: (() => void) | null = null

/**
 * Where the focus goes when what has it disappears: to what `find` names, at once where that is there already, else as
 * soon as it comes. It names nothing while it is to be waited for. Whoever puts the focus elsewhere meanwhile keeps it.
 */
export function passFocus(find: Find): void {
  giveUp?.()
  const before = document.activeElement
  let given: HTMLElement | null = null

  const settle = () => {
    const current = document.activeElement
    if (current && current !== document.body && current !== before && current !== given) return end()
    if (given?.isConnected) return
    const next = find()
    if (next && focusOn(next)) given = next
  }
  const watcher = new MutationObserver(settle)
  const timer = setTimeout(() => end(), patienceMs)
  const end = () => {
    watcher.disconnect()
    clearTimeout(timer)
    giveUp = null
  }
  giveUp = end
  watcher.observe(document.body, { childList: true, subtree: true })
  settle()
}

/** Whether it took the focus; what is no control takes it as well. */
function focusOn(element: HTMLElement): boolean {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
  return document.activeElement === element
}
