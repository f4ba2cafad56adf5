import { tv } from 'tailwind-variants/lite'

/** Buttons that stand as one: only the outer corners are round, and each border is one line. */
export const joinedButtons = tv({
  base: [
    'flex *:rounded-none *:not-first:-ms-px *:first:rounded-s-md *:last:rounded-e-md',
    '*:hover:relative *:focus-visible:relative print:hidden',
  ],
})
