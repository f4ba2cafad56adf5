/** Moves the focus to a row, when the button that had it is gone, or a key walks the list. */
export function focusRow(id: string): void {
  rowOf(id)?.querySelector<HTMLElement>('tr')?.focus()
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

/** The row that takes the focus when this one is deleted: the next, else the one before it. */
export function neighbourOf(id: string): string | null {
  const list = rowOf(id)?.parentElement ?? null
  return rowAfter(list, id, 1) ?? rowAfter(list, id, -1)
}

/** The reject button of a row, beside which the popover opens. */
export function rejectButtonOf(id: string): HTMLElement | null {
  return rowOf(id)?.querySelector<HTMLElement>('[data-part=reject]') ?? null
}

/** The field for the note in an open row. */
export function noteFieldOf(id: string): HTMLElement | null {
  return rowOf(id)?.querySelector<HTMLElement>('textarea') ?? null
}

function rowOf(id: string): Element | null {
  return document.querySelector(`[data-row="${CSS.escape(id)}"]`)
}
