import { tv, type VariantProps } from 'tailwind-variants/lite'

/**
 * The area that messages come into, above everything, and a message: its icon, what it says, and the button that closes
 * it. The small one is the panel's.
 */
export const toast = tv({
  slots: {
    area: 'fixed z-toast',
    card: 'animate-rise touch-pan-y items-start',
    icon: 'mt-0.5',
    words: 'min-w-0 wrap-anywhere',
    title: 'font-semibold',
    text: '',
    close: 'grid place-items-center',
  },
  variants: {
    size: {
      sm: {
        area: 'start-4 bottom-4 max-w-[calc(100vw-2rem)] max-md:end-4',
        card: [
          'flex w-85 max-w-full gap-2.5 rounded-md bg-raised px-3.5 py-3 text-ink max-md:w-full',
          '[box-shadow:var(--shadow-3),var(--shadow-edge)]',
        ],
        words: 'flex-1',
        title: 'block',
        text: 'line-clamp-3 text-ink-2',
        close: [
          'relative size-6 cursor-pointer rounded-[4px] border-0 bg-transparent p-0 text-ink-3',
          'after:absolute after:-inset-2.5',
        ],
      },
      md: {
        // Stays rendered while closed: an announced region must stand before its text comes.
        area: [
          'pointer-events-none inset-auto end-gutter bottom-[max(1rem,env(safe-area-inset-bottom))] block h-auto',
          'w-[min(30rem,calc(100vw-2*var(--spacing-gutter)))] overflow-visible bg-transparent text-inherit print:hidden',
          // In a dialog, above its fixed footer: the way on stays free.
          '[dialog>&]:bottom-[calc(3vh+6rem)] max-md:[dialog>&]:bottom-32',
        ],
        card: [
          'pointer-events-auto grid grid-cols-[auto_1fr_auto] gap-3 rounded-lg border py-3.5 ps-4 pe-2 text-base shadow-3',
          'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        ],
        text: 'text-sm',
        close: '-my-2 size-control rounded-md',
      },
    },
    kind: { success: { icon: 'text-success' }, danger: '', working: '' },
  },
  compoundVariants: [
    { size: 'sm', kind: 'danger', class: { icon: 'text-danger' } },
    {
      size: 'md',
      kind: 'success',
      class: {
        card: 'border-line-strong bg-raised text-ink',
        text: 'text-ink-2',
        close: 'text-ink-2 hover:bg-hover hover:text-ink',
      },
    },
    {
      size: 'md',
      kind: 'danger',
      class: { card: 'border-danger bg-danger-soft text-on-danger-soft', close: 'hover:bg-danger/16' },
    },
  ],
  defaultVariants: { size: 'md', kind: 'success' },
})

export type ToastLook = VariantProps<typeof toast>
