import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { menuItem } from './menu-item.ts'

type Props = ComponentProps<'a'> & {
  icon: string
  /** Whether it stands in a menu yet. */
  isMenu?: boolean
}

/** A line of a menu that leads somewhere. */
export function MenuLink({ icon, isMenu = true, children, ...link }: Props) {
  return (
    <li role={isMenu ? 'none' : undefined}>
      <a className={menuItem({ isMenu })} role={isMenu ? 'menuitem' : undefined} {...link}>
        <Icon path={icon} />
        {children}
      </a>
    </li>
  )
}
