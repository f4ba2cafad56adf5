import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const link = tv({
  base: [
    'inline-flex items-center gap-2 px-3 whitespace-nowrap no-underline hover:text-(--theme-elevation-1000)',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--theme-success-500)',
  ],
  variants: {
    look: { tab: 'min-h-10', pill: 'min-h-8 rounded-full border' },
    isCurrent: { true: 'text-(--theme-elevation-1000)', false: 'text-(--theme-elevation-700)' },
  },
  compoundVariants: [
    {
      look: 'tab',
      isCurrent: true,
      class: 'font-semibold shadow-[inset_0_-2px_var(--theme-elevation-1000)]',
    },
    { look: 'pill', isCurrent: true, class: 'border-(--theme-elevation-800) bg-(--theme-elevation-100)' },
    { look: 'pill', isCurrent: false, class: 'border-(--theme-elevation-150)' },
  ],
})

type Props = { look?: 'tab' | 'pill'; isCurrent: boolean; href: string; children: ReactNode }

/** The way to another list of the same kind, one beside the other. */
export function ListLink({ look = 'pill', isCurrent, href, children }: Props) {
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      className={link({ look, isCurrent })}
      href={href}
      prefetch={false}
    >
      {children}
    </Link>
  )
}
