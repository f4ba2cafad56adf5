import { toast } from '@cyberluach/design/variants/toast'
import { tv } from 'tailwind-variants/lite'

export const siteToast = tv({
  extend: toast,
  slots: {
    area: [
      'pointer-events-none end-gutter bottom-[max(1rem,env(safe-area-inset-bottom))]',
      'w-[min(30rem,calc(100vw-2*var(--spacing-gutter)))] print:hidden',
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
  variants: {
    kind: {
      success: {
        card: 'border-line-strong bg-raised text-ink',
        text: 'text-ink-2',
        close: 'text-ink-2 hover:bg-hover hover:text-ink',
      },
      danger: { card: 'border-danger bg-danger-soft text-on-danger-soft', close: 'hover:bg-danger/16' },
      working: {},
    },
  },
})
