import type { ReactNode } from 'react'
import { useMenu } from './useMenu.ts'

type Props = {
  /** The menu's own id: one of the page. */
  id: string
  /** Of the button and the menu together; where the menu opens goes by it. */
  className: string
  button: ReactNode
  buttonClass: string
  /** The button's name, where what is in it says none. */
  buttonLabel?: string
  /** The menu's name. */
  label: string
  /** Whether it is a menu yet. Before that its links stand open, for those who have no scripts. */
  isMenu?: boolean
  /** What a reader is told of what was done in it. */
  status?: ReactNode
  children: ReactNode
}

/** A button and the menu that it opens: a popover of the browser's own, walked through by the arrow keys. */
export function Menu({
  id,
  className,
  button,
  buttonClass,
  buttonLabel,
  label,
  isMenu = true,
  status,
  children,
}: Props) {
  const { opener, list } = useMenu(id)
  return (
    <div className={`menu-holder ${className}`}>
      <button className={buttonClass} type="button" aria-label={buttonLabel} title={buttonLabel} {...opener}>
        {button}
      </button>
      <ul className="menu" aria-label={label} {...list} {...(isMenu && { role: 'menu', popover: 'auto' })}>
        {children}
      </ul>
      {status !== undefined && (
        <span className="visually-hidden" role="status">
          {status}
        </span>
      )}
    </div>
  )
}
