import { button } from '@cyberluach/design/components/Button'
import { tv, type VariantProps } from 'tailwind-variants/lite'

/** The site's button, with what only the dashboard needs. */
export const panelButton = tv({
  extend: button,
  base: 'cursor-pointer',
  variants: {
    kind: {
      secondary: '',
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
      inverse: [
        'border-transparent bg-transparent font-medium text-inherit hover:bg-on-action/14',
        'focus-visible:outline-on-action off:text-on-action/62!',
      ],
    },
    size: {
      sm: '',
      md: '',
      lg: '',
      xs: 'relative min-h-7.5 gap-1.25 rounded-sm text-xs after:absolute after:inset-x-0 after:-inset-y-1.75',
    },
  },
  compoundVariants: [
    { kind: ['approve', 'warned'], class: 'off:border-line off:bg-sunken' },
    { kind: ['secondary', 'approve', 'warned'], size: 'xs', class: 'bg-raised' },
    { kind: ['approve', 'warned'], size: 'sm', class: 'bg-raised' },
    { kind: ['approve', 'warned'], size: ['md', 'lg'], class: 'bg-surface' },
    { size: 'xs', isIcon: false, class: 'px-2.25' },
    { size: 'xs', isIcon: true, class: 'w-7.5' },
  ],
  defaultVariants: { kind: 'secondary', size: 'sm', isIcon: false },
})

export type PanelButtonLook = VariantProps<typeof panelButton>
