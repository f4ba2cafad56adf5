import type { ComponentProps } from 'react'
import { menuItem } from './menu-item.ts'

/** A line of a menu that does something here. */
export function MenuButton({ role = 'menuitem', ...rest }: ComponentProps<'button'>) {
  return (
    <li role="none">
      <button className={menuItem()} type="button" role={role} {...rest} />
    </li>
  )
}
