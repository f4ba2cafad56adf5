import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { useText } from './text.tsx'

const link = tv({
  base: 'inline-flex min-w-0 items-center gap-1 wrap-anywhere text-ink-2 underline-offset-3 hover:text-ink hover:underline',
  variants: { isSmall: { true: 'text-(length:--text-xs) font-normal', false: 'font-medium' } },
})

type Props = { href: string; rel: string; isSmall?: boolean; icon: ReactNode; children: ReactNode }

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
