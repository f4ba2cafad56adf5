/**
 * Opens and closes a menu under its button: arrows walk the items, Escape and Tab close, a press elsewhere closes.
 * Returns what undoes it.
 */
export function attachPopupMenu(button: HTMLElement, menu: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const isOpen = () => !menu.hidden
  const items = () => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

  const setOpen = (open: boolean) => {
    menu.hidden = !open
    button.setAttribute('aria-expanded', String(open))
  }

  const open = (focus: 'first' | 'last') => {
    setOpen(true)
    const list = items()
    const checked = list.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(checked ?? (focus === 'first' ? list[0] : list.at(-1)))?.focus()
  }

  const close = () => {
    if (!isOpen()) return
    setOpen(false)
    button.focus()
  }

  const move = (step: number) => {
    const list = items()
    const index = list.indexOf(document.activeElement as HTMLElement)
    list[(index + step + list.length) % list.length]?.focus()
  }

  button.addEventListener('click', () => (isOpen() ? close() : open('first')), { signal })
  button.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
    { signal },
  )
  menu.addEventListener(
    'keydown',
    (event) => {
      const list = items()
      if (event.key === 'Tab') return setOpen(false)
      if (event.key === 'ArrowDown') move(1)
      else if (event.key === 'ArrowUp') move(-1)
      else if (event.key === 'Home') list[0]?.focus()
      else if (event.key === 'End') list.at(-1)?.focus()
      else if (event.key === 'Escape') close()
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal },
  )
  menu.addEventListener(
    'click',
    ({ target }) => {
      const item = target instanceof Element && target.closest('[role^="menuitem"]')
      if (item && !item.hasAttribute('data-keeps-open')) close()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (isOpen() && target instanceof Node && !menu.contains(target) && !button.contains(target))
        setOpen(false)
    },
    { signal },
  )
  return () => listening.abort()
}
