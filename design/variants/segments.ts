import { tv } from 'tailwind-variants/lite'

/** One of a few, side by side. The chosen one says so by `aria-checked`, `aria-pressed` or `aria-current`. */
export const segments = tv({
  slots: {
    group: 'gap-0.5 rounded-md',
    one: [
      'relative flex cursor-pointer items-center gap-1.5 font-medium whitespace-nowrap after:absolute after:inset-x-0',
      '[&:is([aria-checked=true],[aria-pressed=true],[aria-current])]:text-ink',
      '[&:is([aria-checked=true],[aria-pressed=true],[aria-current])]:[box-shadow:var(--shadow-1),var(--shadow-edge)]',
      'forced-colors:[&:is([aria-checked=true],[aria-pressed=true],[aria-current])]:bg-[Highlight]',
      'forced-colors:[&:is([aria-checked=true],[aria-pressed=true],[aria-current])]:text-[HighlightText]',
      'forced-colors:[&:is([aria-checked=true],[aria-pressed=true],[aria-current])]:forced-color-adjust-none',
    ],
  },
  variants: {
    size: {
      /** The panel's. */
      sm: {
        group: 'inline-flex',
        one: 'rounded-[6px] border-0 bg-transparent px-3 py-0 text-ink-2 after:-inset-y-1.5 aria-checked:font-semibold max-md:justify-center max-md:px-1.5',
      },
      md: {
        group:
          'flex h-control border border-line bg-sunken p-[3px] max-md:h-auto max-md:min-h-control max-md:flex-wrap',
        one: [
          'flex-1 justify-center rounded-sm px-3 text-ink-3 after:-inset-y-1 hover:text-ink max-md:min-h-9',
          '[&:is([aria-pressed=true],[aria-current])]:bg-raised [&>svg]:size-4.5',
        ],
      },
    },
    /** Lies on a bar that has a ground of its own. */
    isOnBar: { true: { one: 'h-7.5 aria-checked:bg-raised' }, false: '' },
    /** Fills the width that there is. */
    isWide: { true: { group: 'w-full', one: 'flex-1 justify-center' } },
    isTall: { true: { one: 'h-10' }, false: '' },
  },
  compoundVariants: [
    {
      size: 'sm',
      isOnBar: false,
      class: {
        group: [
          'bg-[light-dark(var(--color-hover),var(--color-sunken))] p-0.5 max-md:w-full',
          'shadow-[inset_0_0_0_1px_light-dark(transparent,var(--color-line))]',
        ],
        one: 'aria-checked:bg-[light-dark(var(--color-raised),var(--color-active))] max-md:h-10 max-md:flex-1',
      },
    },
    { size: 'sm', isOnBar: false, isTall: false, class: { one: 'h-8' } },
  ],
  defaultVariants: { size: 'md', isOnBar: false, isWide: false, isTall: false },
})
