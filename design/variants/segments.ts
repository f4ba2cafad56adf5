import { tv } from 'tailwind-variants/lite'

/** One of a few, side by side. The chosen one says so by `aria-checked`, `aria-pressed` or `aria-current`. */
export const segments = tv({
  slots: {
    group: 'gap-0.5 rounded-md',
    one: [
      'relative flex cursor-pointer items-center gap-1.5 font-medium whitespace-nowrap after:absolute after:inset-x-0',
      'chosen:text-ink chosen:[box-shadow:var(--shadow-1),var(--shadow-edge)]',
      'forced-colors:chosen:highlighted',
    ],
  },
})
