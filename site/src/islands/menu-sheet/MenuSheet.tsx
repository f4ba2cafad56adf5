import { Button } from '@cyberluach/design/components/Button'
import { useRef, type ReactNode, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { bars, cross } from '../../icons/paths.ts'
import { island } from '../ErrorBoundary.tsx'
import type { MenuTexts } from './menu-texts.ts'
import { siteSegments } from '../../ui/segments.ts'
import { $theme } from '../../stores/theme.ts'
import { themes, type ThemeTexts, useTheme } from '../theme/themes.ts'

type Props = {
  texts: MenuTexts
  /** The site's pages, and what else there is to choose: nothing changes them. */
  children?: ReactNode
  choices?: ReactNode
}

const id = 'menu-sheet'

/** The menu of phones and tablets: a sheet under the header, and nothing behind it is reached while it is open. */
export const MenuSheet = island(ButtonAndSheet)

function ButtonAndSheet({ texts, children, choices }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const { isOpen, onBeforeToggle } = useSheet(sheet)
  return (
    <>
      <Button
        kind="ghost"
        isIcon
        className="group lg:hidden no-scripts:hidden"
        popoverTarget={id}
        aria-label={isOpen ? texts.menuClose : texts.menuOpen}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        <Icon path={bars} className="group-has-[+:popover-open]:hidden" />
        <Icon path={cross} className="hidden group-has-[+:popover-open]:block" />
      </Button>
      <div
        ref={sheet}
        className="inset-x-0 top-header-mobile bottom-0 h-auto w-auto animate-appear flex-col overflow-auto overscroll-contain bg-bg px-gutter pt-2 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-inherit max-lg:open:flex md:top-header lg:hidden"
        id={id}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
      >
        {children}
        <section className="mt-auto grid gap-3 pt-6" aria-label={texts.menuTitle}>
          {choices}
          <ThemeSegments texts={texts} />
        </section>
      </div>
    </>
  )
}

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
  return found.filter((element) => element instanceof HTMLElement).filter((element) => !element.contains(sheet))
}

const look = siteSegments()

/** The choice of a theme where there is room for all of them, as on the sheet of phones. */
export function ThemeSegments({ texts }: { texts: ThemeTexts }) {
  const chosen = useTheme()
  return (
    <div className={look.group()} role="group" aria-label={texts.themeGroup}>
      {themes.map(({ theme, label, icon }) => (
        <button
          key={theme}
          className={look.one()}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => $theme.set(theme)}
        >
          <Icon path={icon} />
          {texts[label]}
        </button>
      ))}
    </div>
  )
}
