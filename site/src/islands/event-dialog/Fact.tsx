import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'

/** One fact of an event: its icon and name, and what there is to say. */
export function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div className="event-fact">
      <dt>
        <Icon path={icon} />
        {label}
      </dt>
      {children}
    </div>
  )
}
