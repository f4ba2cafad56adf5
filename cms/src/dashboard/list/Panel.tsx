import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { Card } from '../ui/Layout.tsx'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { useText } from '../ui/text.tsx'

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
          <Icon className="text-ink-3" />
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

const lines = 12
const characters = 900

const prose = tv({
  // Submitted text keeps its own direction and the page's alignment.
  base: '[text-align:-webkit-match-parent] [text-align:match-parent] wrap-anywhere whitespace-pre-line',
  variants: {
    isClamped: { true: 'line-clamp-12' },
    isLetter: { true: 'max-w-[68ch] text-(length:--text-base) leading-[1.65]' },
  },
})

type LongTextProps = {
  text: string
  /** All that there is to read. */
  isLetter?: boolean
}

/** Submitted text of any length: line breaks kept, long words broken, cut after a dozen lines until asked for. */
export function LongText({ text, isLetter = false }: LongTextProps) {
  const { t } = useText()
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > characters || text.split('\n').length > lines
  return (
    <>
      <p className={prose({ isLetter, isClamped: isLong && !isWhole })} dir={directionOf(text)}>
        {text}
      </p>
      {isLong && (
        <button
          className="relative mt-1 cursor-pointer border-0 bg-transparent p-0 text-(length:--text-xs) font-medium text-ink-2 underline underline-offset-3 after:absolute after:-inset-1.5"
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t.details.less : t.details.whole}
        </button>
      )}
    </>
  )
}
