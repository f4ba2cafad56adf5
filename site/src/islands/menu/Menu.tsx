import { Button, type ButtonLook } from '@cyberluach/design/components/Button'
import {
  type ReactNode,
  type ComponentProps,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { tv, type VariantProps } from 'tailwind-variants/lite'

type Props = {
  /** The menu's own id: one of the page. */
  id: string
  /** Of the button and the menu together. */
  className?: string
  button: ReactNode
  buttonLook: ButtonLook & { className?: string }
  /** The button's name, where what is in it says none. */
  buttonLabel?: string
  /** The menu's name. */
  label: string
  /** Where it opens, and how. */
  look?: MenuLook
  /** Whether it is a menu yet. Before that its links stand open, for those who have no scripts. */
  isMenu?: boolean
  /** What a reader is told of what was done in it. */
  status?: ReactNode
  children: ReactNode
}

/** A button and the menu that it opens: a popover of the browser's own, walked through by the arrow keys. */
export function Menu({
  id,
  className = '',
  button,
  buttonLook,
  buttonLabel,
  label,
  look,
  isMenu = true,
  status,
  children,
}: Props) {
  const { opener, list } = useMenu(id)
  return (
    <div className={`relative [anchor-name:--menu] [anchor-scope:--menu] ${className}`}>
      <Button {...buttonLook} aria-label={buttonLabel} title={buttonLabel} {...opener}>
        {button}
      </Button>
      {isMenu ? (
        <ul className={menuLook(look)} aria-label={label} role="menu" popover="auto" {...list}>
          {children}
        </ul>
      ) : (
        <ul
          className="flex flex-wrap before:w-full before:px-3 before:text-(length:--text-sm) before:text-ink-3 before:content-[attr(aria-label)] scripts:hidden"
          aria-label={label}
          {...list}
        >
          {children}
        </ul>
      )}
      {status !== undefined && (
        <span className="sr-only" role="status">
          {status}
        </span>
      )}
    </div>
  )
}

/** A line of a menu that does something here. */
export function MenuButton({ role = 'menuitem', ...rest }: ComponentProps<'button'>) {
  return (
    <li role="none">
      <button className={menuItem()} type="button" role={role} {...rest} />
    </li>
  )
}

type MenuLinkProps = ComponentProps<'a'> & {
  icon: string
  /** Whether it stands in a menu yet. */
  isMenu?: boolean
}

/** A line of a menu that leads somewhere. */
export function MenuLink({ icon, isMenu = true, children, ...link }: MenuLinkProps) {
  return (
    <li role={isMenu ? 'none' : undefined}>
      <a className={menuItem({ isMenu })} role={isMenu ? 'menuitem' : undefined} {...link}>
        <Icon path={icon} />
        {children}
      </a>
    </li>
  )
}

/** How a line of a menu looks, be it a link or a button. */
export const menuItem = tv({
  base: [
    'flex min-h-control w-full items-center rounded-sm font-medium text-ink md:whitespace-nowrap',
    'hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-2',
    '[&>.icon]:text-ink-3 hover:[&>.icon]:text-ink focus-visible:[&>.icon]:text-ink',
  ],
  variants: {
    isMenu: { true: 'gap-3 px-3', false: 'gap-2 ps-3 pe-1' },
  },
  defaultVariants: { isMenu: true },
})

/** A menu, and where it opens: at its button, or in the middle of the window where anchors are not known. */
export const menuLook = tv({
  base: [
    'm-auto rounded-lg border border-line-strong bg-raised p-1.5 text-inherit shadow-3',
    'max-md:w-min max-md:max-w-[calc(100vw-2*var(--spacing-gutter))]',
    '[position-anchor:--menu] [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline] supports-[anchor-name:--menu]:m-0',
  ],
  variants: {
    /** Where there is no room it opens on the other side, and aligned the other way. */
    side: {
      below: 'top-[calc(anchor(end)+0.5rem)] bottom-auto',
      near: 'top-[calc(anchor(end)+0.375rem)] bottom-auto',
      above: 'top-auto bottom-[calc(anchor(start)+0.5rem)]',
      /** For a button that stands at the foot of phones. */
      abovePhones:
        'max-md:top-auto max-md:bottom-[calc(anchor(start)+0.5rem)] md:top-[calc(anchor(end)+0.5rem)] md:bottom-auto',
    },
    align: {
      start: 'start-[anchor(start)] end-auto',
      end: 'start-auto end-[anchor(end)]',
      endOrStart: 'max-lg:start-[anchor(start)] max-lg:end-auto lg:start-auto lg:end-[anchor(end)]',
    },
    width: { narrow: 'min-w-44', wide: 'min-w-52' },
    isStill: { true: '', false: 'animate-appear' },
  },
  defaultVariants: { side: 'below', align: 'start', width: 'wide', isStill: false },
})

export type MenuLook = VariantProps<typeof menuLook>

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
