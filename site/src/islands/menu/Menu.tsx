import { Button } from '@cyberluach/design/components/Button'
import type { ButtonLook } from '@cyberluach/design/variants/button'
import type { ReactNode } from 'react'
import { menuLook, type MenuLook } from './menu-look.ts'
import { useMenu } from './useMenu.ts'

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
