const wideScreen = '(min-width: 64rem)'

/** The menu of phones and tablets: a sheet under the header that keeps focus until it is closed. */
export function prepareMenuSheet(): void {
  const button = document.querySelector<HTMLElement>('.menu-button')
  const sheet = document.querySelector<HTMLElement>('#menu-sheet')
  if (!button || !sheet) return

  const setOpen = (open: boolean) => {
    if (sheet.hidden !== open) return
    sheet.hidden = !open
    button.setAttribute('aria-expanded', String(open))
    button.setAttribute('aria-label', (open ? button.dataset.labelClose : button.dataset.labelOpen) ?? '')
    document.documentElement.classList.toggle('has-open-menu', open)
    for (const element of outside(sheet, button)) element.inert = open
    if (!open) button.focus()
  }

  button.addEventListener('click', () => setOpen(Boolean(sheet.hidden)))
  document.addEventListener('keydown', (event) => {
    if (sheet.hidden) return
    if (event.key === 'Escape') setOpen(false)
    if (event.key === 'Tab') keepInside(event, [button, ...focusable(sheet)])
  })
  matchMedia(wideScreen).addEventListener('change', () => setOpen(false))
}

/** What lies behind the sheet, and what stands beside its button. */
function outside(sheet: HTMLElement, button: HTMLElement): HTMLElement[] {
  const beside = [...document.querySelectorAll<HTMLElement>('.site-header-row > *, .site-tools > *')]
  const behind = [...document.body.children].filter((element) => element instanceof HTMLElement)
  return [...beside, ...behind].filter((element) => element !== sheet && !element.contains(button))
}

function focusable(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>('a[href], button')]
}

function keepInside(event: KeyboardEvent, stops: HTMLElement[]): void {
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
