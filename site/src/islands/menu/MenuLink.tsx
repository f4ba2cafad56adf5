import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'

type Props = ComponentProps<'a'> & {
  icon: string
  /** Whether it stands in a menu yet. */
  isMenu?: boolean
}

/** A line of a menu that leads somewhere. */
export function MenuLink({ icon, isMenu = true, children, ...link }: Props) {
  return (
    <li role={isMenu ? 'none' : undefined}>
      <a className="menu-item" role={isMenu ? 'menuitem' : undefined} {...link}>
        <Icon path={icon} />
        {children}
      </a>
    </li>
  )
}
