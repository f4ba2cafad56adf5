import { Eye, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { useText } from './text.tsx'

const link = tv({
  base: 'inline-flex min-w-0 items-center gap-1 wrap-anywhere text-ink-2 underline-offset-3 hover:text-ink hover:underline',
  variants: { isSmall: { true: 'text-(length:--text-xs) font-normal', false: 'font-medium' } },
})

type Props = { href: string; rel: string; isSmall?: boolean; icon: ReactNode; children: ReactNode }

type EventLinksProps = { page: string; id: string; words: { page: string; panel: string } }

/** The ways from what is said of an event to its page and to its record in the panel. */
export function EventLinks({ page, id, words }: EventLinksProps) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <NewTabLink href={page} rel="noopener" isSmall icon={<Eye size={14} strokeWidth={1.75} aria-hidden />}>
        {words.page}
      </NewTabLink>
      <NewTabLink
        href={`/admin/collections/events/${id}`}
        rel="noopener"
        isSmall
        icon={<Pencil size={14} strokeWidth={1.75} aria-hidden />}
      >
        {words.panel}
      </NewTabLink>
    </span>
  )
}

/** A link that opens beside the dashboard, and says so. */
export function NewTabLink({ href, rel, isSmall = false, icon, children }: Props) {
  const { t } = useText()
  return (
    <a className={link({ isSmall })} href={href} target="_blank" rel={rel}>
      {children}
      <span className="sr-only">, {t.details.newTab}</span>
      {icon}
    </a>
  )
}
