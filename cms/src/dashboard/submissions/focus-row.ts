/** Moves the focus to a row's title, when the button that had it is gone. */
export function focusRow(id: string): void {
  openerOf(rowOf(id))?.focus()
}

/** The row that takes the focus when this one is deleted: the next, else the one before it. */
export function neighbourOf(id: string): string | null {
  const row = rowOf(id)
  const neighbour = [row?.nextElementSibling, row?.previousElementSibling].find((other) =>
    openerOf(other ?? null),
  )
  return neighbour?.getAttribute('data-submission') ?? null
}

/** The reject button of a row, beside which the popover opens. */
export function rejectButtonOf(id: string): HTMLElement | null {
  return rowOf(id)?.querySelector<HTMLElement>('.row-actions .reject') ?? null
}

function rowOf(id: string): Element | null {
  return document.querySelector(`[data-submission="${CSS.escape(id)}"]`)
}

function openerOf(row: Element | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>('.opener') ?? null
}
