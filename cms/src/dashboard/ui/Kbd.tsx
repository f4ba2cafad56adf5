import { tv, type VariantProps } from 'tailwind-variants/lite'

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

type Props = VariantProps<typeof kbd> & { className?: string; children: string }

/** A key, beside what it does. In a button its name is no part of the button's. */
export function Kbd({ on, size, className, children }: Props) {
  return (
    <kbd className={kbd({ on, size, className })} dir="ltr" aria-hidden={size !== 'md' || undefined}>
      {children}
    </kbd>
  )
}
