import { Button } from '@cyberluach/design/components/Button'
import { useRef, type ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { bars, cross } from '../../icons/paths.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ThemeSegments } from '../theme/ThemeSegments.tsx'
import type { MenuTexts } from './texts.ts'
import { useSheet } from './useSheet.ts'

type Props = {
  texts: MenuTexts
  /** The site's pages, and what else there is to choose: nothing changes them. */
  children?: ReactNode
  choices?: ReactNode
}

const id = 'menu-sheet'

/** The menu of phones and tablets: a sheet under the header, and nothing behind it is reached while it is open. */
export function MenuSheet(props: Props) {
  return (
    <ErrorBoundary>
      <ButtonAndSheet {...props} />
    </ErrorBoundary>
  )
}

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
