import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

/**
 * How a button looks, and a link that looks like one. What cannot be pressed says so by `disabled`, or by
 * `aria-disabled` where it keeps the focus (`off:`); what is chosen by `data-on`.
 */
export const button = tv({
  base: 'inline-flex items-center justify-center border leading-5 transition-colors off:cursor-not-allowed off:text-ink-disabled',
  variants: {
    kind: {
      primary:
        'border-transparent bg-action font-semibold text-on-action hover:bg-action-hover active:bg-action-active',
      secondary: [
        'border-line-strong font-medium hover:bg-hover',
        'aria-expanded:border-line-control aria-expanded:bg-hover data-on:border-line-control data-on:bg-hover',
      ],
      ghost: 'border-transparent bg-transparent font-medium text-ink-2 hover:bg-hover hover:text-ink',
      danger: 'border-transparent bg-danger font-medium text-on-danger',
    },
    size: {
      // 44 px to hit, whatever there is to see.
      sm: 'relative min-h-control-sm gap-1.75 rounded-sm text-sm after:absolute after:inset-x-0 after:-inset-y-1.25 [&>svg]:size-4',
      md: 'min-h-control gap-2 rounded-md text-base',
      lg: 'min-h-12 gap-2 rounded-md text-base',
    },
    /** Nothing but an icon: as wide as high. */
    isIcon: { true: 'px-0', false: 'max-md:max-w-full max-md:py-1 max-md:wrap-normal md:whitespace-nowrap' },
  },
  compoundVariants: [
    { kind: ['primary', 'secondary', 'danger'], class: 'off:border-line off:bg-sunken' },
    { kind: 'secondary', size: 'sm', class: 'bg-raised' },
    { kind: 'secondary', size: ['md', 'lg'], class: 'bg-surface hover:border-line-control' },
    { size: 'sm', isIcon: false, class: 'px-3' },
    { size: 'md', isIcon: false, class: 'px-4' },
    { size: 'lg', isIcon: false, class: 'px-5' },
    { size: 'sm', isIcon: true, class: 'w-control-sm' },
    { size: 'md', isIcon: true, class: 'w-control' },
    { size: 'lg', isIcon: true, class: 'w-12' },
  ],
  defaultVariants: { kind: 'secondary', size: 'md', isIcon: false },
})

export type ButtonLook = VariantProps<typeof button>

/** Buttons that stand as one: only the outer corners are round, and each border is one line. */
export const joinedButtons = tv({
  base: [
    'flex *:rounded-none *:not-first:-ms-px *:first:rounded-s-md *:last:rounded-e-md',
    '*:hover:relative *:focus-visible:relative print:hidden',
  ],
})

type ButtonProps = ComponentProps<'button'> & ButtonLook
type LinkProps = ComponentProps<'a'> & ButtonLook

/** Without a `type` of its own it sends no form. */
export function Button({ kind, size, isIcon, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={button({ kind, size, isIcon, className })} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, isIcon, className, children, ...rest }: LinkProps) {
  return (
    <a className={button({ kind, size, isIcon, className })} {...rest}>
      {children}
    </a>
  )
}
