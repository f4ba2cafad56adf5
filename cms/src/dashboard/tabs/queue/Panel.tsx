import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

import { Card } from '../../ui/Card.tsx'

const panels = tv({
  base: 'grid gap-4 max-md:grid-cols-1 max-md:gap-2.5',
  variants: {
    of: {
      event: 'grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)_minmax(0,1.1fr)] max-xl:grid-cols-2',
      /** The form, and beside it the cards and the decision. */
      edit: 'grid-cols-[minmax(0,1fr)_minmax(0,24rem)] items-start max-lg:grid-cols-1',
      message: 'grid-cols-[minmax(0,1fr)_21.25rem] max-xl:grid-cols-[minmax(0,1fr)_minmax(0,18.75rem)]',
    },
  },
})

const panel = tv({
  base: 'px-4 py-3.5 wrap-anywhere',
  variants: {
    part: {
      event: 'max-xl:col-span-full',
      edit: 'lg:row-span-3',
      contact: '',
      message: '',
      decision: 'flex flex-col',
    },
  },
})

/** The parts of an open row, side by side. */
export function Panels({ of, children }: Required<VariantProps<typeof panels>> & { children: ReactNode }) {
  return <div className={panels({ of })}>{children}</div>
}

type Props = Required<VariantProps<typeof panel>> & {
  /** Without one, the title is for assistive technology alone. */
  icon?: LucideIcon
  title: string
  /** At the far end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

export function Panel({ part, icon: Icon, title, aside, children }: Props) {
  return (
    <Card as="section" className={panel({ part })}>
      {Icon ? (
        <h3 className="mb-2.5 flex items-center gap-1.75 font-semibold">
          <Icon className="text-ink-3" size={16} strokeWidth={1.75} aria-hidden />
          {title}
          <span className="flex-1" />
          {aside}
        </h3>
      ) : (
        <h3 className="sr-only">{title}</h3>
      )}
      {children}
    </Card>
  )
}
