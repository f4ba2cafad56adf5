import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

const wideScreen = '(min-width: 64rem)'

/** While the sheet is open, nothing is reached but it and its button. It closes where the header has room for its links. */
export function useSheet(sheet: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)

  // It opens without scripts too, and so perhaps before they came.
  useLayoutEffect(() => setOpen(sheet.current?.matches(':popover-open') ?? false), [sheet])

  useLayoutEffect(() => {
    if (!isOpen || !sheet.current) return
    const closed = outside(sheet.current)
    for (const element of closed) element.inert = true
    return () => {
      for (const element of closed) element.inert = false
    }
  }, [sheet, isOpen])

  useEffect(() => {
    const screen = matchMedia(wideScreen)
    const close = () => sheet.current?.hidePopover()
    screen.addEventListener('change', close)
    return () => screen.removeEventListener('change', close)
  }, [sheet])

  return {
    isOpen,
    onBeforeToggle: ({ newState }: { newState: string }) => setOpen(newState === 'open'),
  }
}

/** What lies behind the sheet, and what stands beside its button. */
function outside(sheet: HTMLElement): HTMLElement[] {
  const found: Element[] = []
  for (let at = sheet.parentElement; at && at !== document.body; at = at.parentElement) {
    found.push(...(at.parentElement?.children ?? []))
  }
  return found
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => !element.contains(sheet))
}
