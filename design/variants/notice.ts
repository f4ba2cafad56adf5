import { tv } from 'tailwind-variants/lite'

/** What is said in place, above what it is about. */
export const notice = tv({
  base: 'rounded-md px-4 py-3',
  variants: {
    kind: { danger: 'bg-danger-soft text-on-danger-soft', success: 'bg-success-soft text-on-success-soft' },
  },
})
