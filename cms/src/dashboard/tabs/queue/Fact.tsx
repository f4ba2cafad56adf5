import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const facts = tv({
  base: 'grid gap-x-5 gap-y-2.5 max-md:grid-cols-2',
  variants: { columns: { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' } },
})

const value = tv({
  base: 'leading-5 wrap-anywhere',
  variants: {
    kind: {
      word: 'font-medium',
      text: 'font-normal',
      inline: 'flex flex-wrap items-center gap-1.5 font-medium',
    },
  },
})

export function Facts({ columns, children }: Required<VariantProps<typeof facts>> & { children: ReactNode }) {
  return <dl className={facts({ columns })}>{children}</dl>
}

/** A label and its value; nothing at all where there is no value. */
export function Fact({ label, full = false, inline = false, children }: FactProps) {
  if (children === null || children === '' || children === undefined) return null
  return (
    <div className={full ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt className="text-xs/4.25 text-ink-3">{label}</dt>
      <dd className={value({ kind: inline ? 'inline' : full ? 'text' : 'word' })}>{children}</dd>
    </div>
  )
}

type FactProps = { label: string; full?: boolean; inline?: boolean; children: ReactNode }
