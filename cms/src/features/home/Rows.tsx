import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** Rows of a card, each of them a link. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul className="m-0 list-none divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface p-0">
      {children}
    </ul>
  )
}

/** What is said where there are no rows. */
export function NoRows({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border border-dashed border-line-strong px-4 py-4 text-ink-3">{children}</p>
}

type Props = {
  href: string
  aside?: string | undefined
  /** A page without the panel's frame. */
  isWhole?: boolean | undefined
  children: ReactNode
}

export function RowLink({ href, aside, isWhole = false, children }: Props) {
  const look =
    'flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 no-underline hover:bg-hover focus-visible:-outline-offset-2'
  const row = (
    <>
      <span className="me-auto font-medium">{children}</span>
      {aside && <span className="text-(length:--text-sm) text-ink-3">{aside}</span>}
    </>
  )
  return (
    <li>
      {isWhole ? (
        <a className={look} href={href}>
          {row}
        </a>
      ) : (
        <Link className={look} href={href} prefetch={false}>
          {row}
        </Link>
      )}
    </li>
  )
}
