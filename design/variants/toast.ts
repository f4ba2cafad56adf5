import { tv } from 'tailwind-variants/lite'

/**
 * The area that messages come into, a popover above everything, and a message: its icon, what it says, and the button
 * that closes it.
 */
export const toast = tv({
  slots: {
    // Stays rendered while closed: an announced region must stand before its text comes.
    area: 'fixed inset-auto block h-auto overflow-visible bg-transparent text-inherit',
    card: 'animate-rise touch-pan-y items-start',
    icon: 'mt-0.5',
    words: 'min-w-0 wrap-anywhere',
    title: 'font-semibold',
    text: '',
    close: 'grid place-items-center',
  },
  variants: {
    kind: { success: { icon: 'text-success' }, danger: {}, working: {} },
  },
  defaultVariants: { kind: 'success' },
})
