/** Moves the focus to a row, when the button that had it is gone, or a key walks the list; waits for one that comes. */
export function focusRow(id: string): void {
  focusWhenPresent(() => focusableOf(rowOf(id)))
}

/** The row that has the focus, or anything in it, within a list. */
export function currentRow(list: Element | null): string | null {
  const row = document.activeElement?.closest('[data-row]')
  return row && list?.contains(row) ? row.getAttribute('data-row') : null
}

/** The row so many further on; the first where none is current, none beyond the ends. */
export function rowAfter(list: Element | null, current: string | null, step: 1 | -1): string | null {
  const ids = [...(list?.querySelectorAll('[data-row]') ?? [])].map((row) => row.getAttribute('data-row'))
  const index = current === null ? -1 : ids.indexOf(current)
  if (index === -1) return ids[0] ?? null
  return ids[index + step] ?? null
}

/** The row that is looked at when this one is gone: the next, else the one before it. */
export function neighbourOf(id: string): string | null {
  const list = rowOf(id)?.parentElement ?? null
  return rowAfter(list, id, 1) ?? rowAfter(list, id, -1)
}

/**
 * What takes the focus when a row is gone: its neighbour, else the first row that comes, else what is said in place of
 * the list. Asked while the row is there, and called with its answer once it goes.
 */
export function successorOf(id: string): () => HTMLElement | null {
  const neighbour = neighbourOf(id)
  const card = rowOf(id)?.closest('table')?.parentElement
  return () => {
    const next = neighbour === null ? null : focusableOf(rowOf(neighbour))
    if (next || rowOf(id)) return next
    const first = focusableOf(card?.querySelector('[data-row]') ?? null)
    return first ?? card?.querySelector<HTMLElement>('[data-part=empty]') ?? null
  }
}

/** The first row that comes behind those that are there now. */
export function rowsAfter(list: Element | null): () => HTMLElement | null {
  const known = list?.querySelectorAll('[data-row]').length ?? 0
  return () => focusableOf(list?.querySelectorAll('[data-row]')[known] ?? null)
}

/** Begins the window with a row, below the bar. */
export function scrollToRow(id: string): void {
  focusableOf(rowOf(id))?.scrollIntoView({ block: 'start' })
}

/** The reject button of a row, beside which the popover opens. */
export function rejectButtonOf(id: string): HTMLElement | null {
  return rowOf(id)?.querySelector<HTMLElement>('[data-part=reject]') ?? null
}

/** The field for the note in an open row. */
export function noteFieldOf(id: string): HTMLElement | null {
  return rowOf(id)?.querySelector<HTMLElement>('textarea') ?? null
}

/** The row itself of what is open below it too. */
function focusableOf(row: Element | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-part=row]') ?? (row instanceof HTMLElement ? row : null)
}

function rowOf(id: string): Element | null {
  return document.querySelector(`[data-row="${CSS.escape(id)}"]`)
}

type Find = () => HTMLElement | null | undefined

/** How long what takes the focus is waited for: a list is read again, and drawn. */
const timeoutMs = 5000

let giveUp: (() => void) | null = null

/**
 * Where the focus goes when what has it disappears: to what `find` names, at once where that is there already, else as
 * soon as it comes. It names nothing while it is to be waited for. Whoever puts the focus elsewhere meanwhile keeps it.
 */
export function focusWhenPresent(find: Find): void {
  giveUp?.()
  const before = document.activeElement
  let focused: HTMLElement | null = null

  const settle = () => {
    const current = document.activeElement
    if (current && current !== document.body && current !== before && current !== focused) return end()
    if (focused?.isConnected) return
    const next = find()
    if (next && focusOn(next)) focused = next
  }
  const watcher = new MutationObserver(settle)
  const timer = setTimeout(() => end(), timeoutMs)
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

/** The item of a row of controls that an arrow key, Home or End moves to, round its ends. */
export function itemAfterKey<Item>(
  items: readonly Item[],
  current: Item,
  key: string,
  direction: 'rtl' | 'ltr',
): Item | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const index = items.indexOf(current)
  if (key === forward) return items[(index + 1) % items.length] ?? null
  if (key === back) return items[(index - 1 + items.length) % items.length] ?? null
  if (key === 'Home') return items[0] ?? null
  return key === 'End' ? (items.at(-1) ?? null) : null
}
