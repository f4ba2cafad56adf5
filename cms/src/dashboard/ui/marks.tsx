import { Badge as SharedBadge } from '@cyberluach/design/components/Badge'
import { Tags as SharedTags } from '@cyberluach/design/components/Tags'
import type { ComponentProps, ReactNode, ComponentType } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

/** A word or two about what it stands with; a state has its colours by `data-status`. */
export function Badge(props: ComponentProps<typeof SharedBadge>) {
  return <SharedBadge size="sm" {...props} />
}

/** A state in a word, in its colours; one that has none is neither good nor bad. */
export function StatusBadge({ status, children }: { status: string; children: ReactNode }) {
  return (
    <Badge kind="status" data-status={status}>
      <i className="size-1.5 shrink-0 rounded-full bg-(--status)" />
      {children}
    </Badge>
  )
}

/** Topics in a row, each an `<li>` that is cut where its line ends. */
export function Tags(props: ComponentProps<typeof SharedTags>) {
  return <SharedTags className="*:max-w-full *:truncate" {...props} />
}

const dot = tv({
  base: 'inline-block size-1.75 flex-none rounded-full',
  variants: {
    state: {
      quiet: 'bg-ink-3',
      live: 'bg-success ring-3 ring-success/18',
      late: 'bg-warning ring-3 ring-warning/22',
      lost: 'bg-warning ring-3 ring-warning/22',
    },
  },
})

type State = keyof typeof dot.variants.state

/** Whether something is alive, or how well what is shown is kept up to date. */
export function Dot({ state, title }: { state: State; title?: string }) {
  return <i className={dot({ state })} data-state={state} title={title} />
}

const line = tv({
  base: 'inline-flex min-w-0 items-center gap-1.75 text-(length:--text-xs) leading-4 text-ink-3',
  variants: { isWideOnly: { true: 'max-md:hidden' } },
})

type Props = {
  state: 'live' | 'late' | 'lost'
  /** Phones have no room for it. */
  isWideOnly?: boolean
  children: ReactNode
}

/** Whether what is shown keeps itself up to date, in a dot and a few words. */
export function LiveLine({ state, isWideOnly, children }: Props) {
  return (
    <span className={line({ isWideOnly })} data-part="live">
      <Dot state={state} />
      {children}
    </span>
  )
}

const kbd = tv({
  base: 'inline-grid place-items-center rounded-[4px] border font-sans leading-none',
  variants: {
    /** What it stands on. */
    on: {
      page: 'border-line bg-sunken text-ink-3',
      dialog: 'mx-0.5 border-line bg-sunken text-ink-2',
      action: 'border-transparent bg-current/16 text-inherit',
      bar: 'border-transparent bg-on-action/12 text-inherit',
    },
    size: { sm: 'h-4.5 min-w-4.5 px-1 text-2xs font-medium', md: 'h-6 min-w-6 px-1.5 text-xs' },
  },
  defaultVariants: { on: 'page', size: 'sm' },
})

type KbdProps = VariantProps<typeof kbd> & { className?: string; children: string }

/** A key, beside what it does. In a button its name is no part of the button's. */
export function Kbd({ on, size, className, children }: KbdProps) {
  return (
    <kbd className={kbd({ on, size, className })} dir="ltr" aria-hidden={size !== 'md' || undefined}>
      {children}
    </kbd>
  )
}

/** An icon that is drawn where it is named. */
export type Icon = ComponentType<IconProps>
export type IconProps = { className?: string; size?: number }

const box = tv({
  base: 'grid flex-none place-items-center rounded-md bg-hover',
  variants: {
    tone: { plain: 'text-ink-2', good: 'text-success' },
    size: { sm: 'size-8', md: 'size-10' },
  },
  defaultVariants: { tone: 'plain', size: 'sm' },
})

/** A square with an icon in it. */
export function IconBox({ tone, size, children }: VariantProps<typeof box> & { children: ReactNode }) {
  return <span className={box({ tone, size })}>{children}</span>
}

const round = tv({
  base: 'grid flex-none place-items-center rounded-full',
  variants: {
    tone: {
      quiet: 'bg-hover text-ink-3',
      danger: 'bg-danger-soft text-danger',
      warning: 'bg-warning-soft text-on-warning-soft',
    },
    size: { sm: 'size-10', md: 'size-11', lg: 'size-16' },
  },
})

type RoundIconProps = Required<VariantProps<typeof round>> & { className?: string; children: ReactNode }

/** An icon on a round ground: what a question, a warning or a whole screen is about. */
export function RoundIcon({ tone, size, className, children }: RoundIconProps) {
  return <span className={round({ tone, size, className })}>{children}</span>
}
