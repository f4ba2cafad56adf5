import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'

type Toggle = { newState: string }

/** What a button and the menu it opens need: arrows walk the items; Escape, Tab, an item and a press elsewhere close. */
export function useMenu(id: string) {
  const menu = useRef<HTMLUListElement>(null)
  const from = useRef<'first' | 'last'>('first')
  const [isOpen, setOpen] = useState(false)

  // It opens without scripts too, and so perhaps before they came.
  useLayoutEffect(() => {
    if (!menu.current?.matches(':popover-open')) return
    setOpen(true)
    start(menu.current, 'first')
  }, [])

  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    from.current = event.key === 'ArrowUp' ? 'last' : 'first'
    menu.current?.togglePopover(true)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const list = itemsOf(event.currentTarget)
    const at = list.findIndex((item) => item === document.activeElement)
    if (event.key === 'ArrowDown') list[(at + 1) % list.length]?.focus()
    else if (event.key === 'ArrowUp') list.at((at - 1) % list.length)?.focus()
    else if (event.key === 'Home') list[0]?.focus()
    else if (event.key === 'End') list.at(-1)?.focus()
    else {
      // The focus goes back to the button: forward Tab leads on from there.
      if (event.key === 'Tab') menu.current?.hidePopover()
      if (event.key !== 'Tab' || !event.shiftKey) return
    }
    event.preventDefault()
  }

  const closeByItem = ({ target }: MouseEvent) => {
    const item = target instanceof Element && target.closest('[role^="menuitem"]')
    if (item && !item.hasAttribute('data-keeps-open')) menu.current?.hidePopover()
  }

  return {
    opener: {
      popoverTarget: id,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      // Not every browser gives the focus to a button that is pressed; closing gives it back to where it was.
      onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => currentTarget.focus(),
      onKeyDown: openByArrow,
    },
    list: {
      id,
      ref: menu,
      onBeforeToggle: ({ newState }: Toggle) => setOpen(newState === 'open'),
      onToggle: ({ newState, currentTarget }: Toggle & { currentTarget: HTMLElement }) => {
        if (newState === 'open') start(currentTarget, from.current)
        from.current = 'first'
      },
      onKeyDown,
      onClick: closeByItem,
    },
  } as const
}

/** The focus begins on what is chosen already, or at one end. */
function start(menu: HTMLElement, from: 'first' | 'last'): void {
  const list = itemsOf(menu)
  const checked = list.find((item) => item.getAttribute('aria-checked') === 'true')
  ;(checked ?? list.at(from === 'last' ? -1 : 0))?.focus()
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}
