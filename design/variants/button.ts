import { tv, type VariantProps } from 'tailwind-variants/lite'

/** 44 px to hit, whatever there is to see. */
const hitArea = 'relative after:absolute after:inset-x-0'

/**
 * How a button looks, and a link that looks like one. What cannot be pressed says so by `disabled`, or by
 * `aria-disabled` where it keeps the focus; what is chosen by `data-on`.
 */
export const button = tv({
  base: [
    'inline-flex items-center justify-center border leading-5',
    'transition-[background-color,border-color,color] duration-color ease-out',
    'cursor-pointer disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  ],
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
      approve: [
        'border-[color-mix(in_oklab,var(--color-success)_55%,var(--color-line))] font-medium text-on-success-soft',
        'hover:bg-success-soft',
      ],
      /** Leads to a question before anything is lost. */
      warned: 'border-danger-line font-medium text-on-danger-soft hover:bg-danger-soft',
      warnedGhost: 'border-transparent bg-transparent font-medium text-on-danger-soft hover:bg-danger-soft',
      /** In a message that has colours of its own. */
      inherit: 'border-current/35 bg-transparent font-medium text-inherit hover:bg-hover',
      /** On a bar that is filled as a primary button is. */
      inverse:
        'border-transparent bg-transparent font-medium text-inherit hover:bg-on-action/14 focus-visible:outline-on-action',
    },
    size: {
      xs: `${hitArea} min-h-7.5 gap-1.25 rounded-sm text-xs after:-inset-y-1.75`,
      sm: `${hitArea} min-h-control-sm gap-1.75 rounded-sm text-sm after:-inset-y-1.25 [&>svg]:size-4`,
      md: 'min-h-control gap-2 rounded-md text-base',
      lg: 'min-h-12 gap-2 rounded-md text-base',
    },
    /** Nothing but an icon: as wide as high. */
    isIcon: {
      true: 'px-0 whitespace-nowrap',
      false: 'max-md:max-w-full max-md:py-1 max-md:wrap-normal md:whitespace-nowrap',
    },
  },
  compoundVariants: [
    {
      kind: ['primary', 'secondary', 'ghost', 'danger', 'approve', 'warned', 'warnedGhost', 'inherit'],
      class: 'disabled:text-ink-disabled aria-disabled:text-ink-disabled',
    },
    { kind: 'inverse', class: 'disabled:text-on-action/62 aria-disabled:text-on-action/62' },
    {
      kind: ['primary', 'secondary', 'danger', 'approve', 'warned'],
      class: 'disabled:border-line disabled:bg-sunken aria-disabled:border-line aria-disabled:bg-sunken',
    },
    { kind: ['secondary', 'approve', 'warned'], size: ['xs', 'sm'], class: 'bg-raised' },
    { kind: 'approve', size: ['md', 'lg'], class: 'bg-surface' },
    { kind: ['secondary', 'warned'], size: ['md', 'lg'], class: 'bg-surface hover:border-line-control' },
    { size: 'xs', isIcon: false, class: 'px-2.25' },
    { size: 'sm', isIcon: false, class: 'px-3' },
    { size: 'md', isIcon: false, class: 'px-4' },
    { size: 'lg', isIcon: false, class: 'px-5' },
    { size: 'xs', isIcon: true, class: 'w-7.5' },
    { size: 'sm', isIcon: true, class: 'w-control-sm' },
    { size: 'md', isIcon: true, class: 'w-control' },
    { size: 'lg', isIcon: true, class: 'w-12' },
  ],
  defaultVariants: { kind: 'secondary', size: 'md', isIcon: false },
})

export type ButtonLook = VariantProps<typeof button>
