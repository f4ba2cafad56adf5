import { tv } from 'tailwind-variants/lite'

/** How a line of a menu looks, be it a link or a button. */
export const menuItem = tv({
  base: [
    'flex min-h-control w-full items-center rounded-sm font-medium text-ink md:whitespace-nowrap',
    'hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-2',
    '[&>.icon]:text-ink-3 hover:[&>.icon]:text-ink focus-visible:[&>.icon]:text-ink',
  ],
  variants: {
    isMenu: { true: 'gap-3 px-3', false: 'gap-2 ps-3 pe-1' },
  },
  defaultVariants: { isMenu: true },
})
