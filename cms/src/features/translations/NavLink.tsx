'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

const address = '/admin/translations'

/** Leads to the screen of translations from everywhere in the panel. */
export function NavLink({ label }: { label: string }) {
  const isHere = usePathname() === address
  return (
    <Link
      aria-current={isHere ? 'page' : undefined}
      className="nav__link"
      href={address}
      id="nav-translations"
      prefetch={false}
    >
      {isHere && <div className="nav__link-indicator" />}
      <span>{label}</span>
    </Link>
  )
}
