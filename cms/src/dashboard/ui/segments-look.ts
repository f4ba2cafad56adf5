import { segments } from '@cyberluach/design/variants/segments'
import { tv } from 'tailwind-variants/lite'

export const panelSegments = tv({
  extend: segments,
  slots: {
    group: 'inline-flex',
    one: [
      'rounded-[6px] border-0 bg-transparent px-3 py-0 text-ink-2 after:-inset-y-1.5 chosen:font-semibold',
      'max-md:justify-center max-md:px-1.5',
    ],
  },
  variants: {
    /** Lies on a bar that has a ground of its own. */
    isOnBar: {
      true: { one: 'h-7.5 chosen:bg-raised' },
      false: {
        group: [
          'bg-[light-dark(var(--color-hover),var(--color-sunken))] p-0.5 max-md:w-full',
          // More of them than a phone is wide go on beyond its edge.
          'max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:overflow-y-hidden',
          'shadow-[inset_0_0_0_1px_light-dark(transparent,var(--color-line))]',
        ],
        one: 'max-md:h-10 max-md:flex-1 chosen:bg-[light-dark(var(--color-raised),var(--color-active))]',
      },
    },
    /** Fills the width that there is. */
    isWide: { true: { group: 'w-full', one: 'flex-1 justify-center' } },
    isTall: { true: { one: 'h-10' }, false: '' },
  },
  compoundVariants: [{ isOnBar: false, isTall: false, class: { one: 'h-8' } }],
  defaultVariants: { isOnBar: false, isWide: false, isTall: false },
})
