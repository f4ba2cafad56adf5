'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

const address = '/admin/translations'

type Props = { label: string; waiting: { n: number; text: string } | null }

/** Leads to the screen of translations from everywhere in the panel, and says what waits there to be published. */
export function NavLink({ label, waiting }: Props) {
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
      {waiting && (
        <span
          aria-label={waiting.text}
          className="ms-2 min-w-6 rounded-full bg-(--theme-elevation-150) px-1.5 text-center text-xs leading-5 font-medium text-(--theme-elevation-800) tabular-nums"
          role="img"
          title={waiting.text}
        >
          {waiting.n}
        </span>
      )}
    </Link>
  )
}
