import { toast } from '@cyberluach/design/variants/toast'
import { tv } from 'tailwind-variants/lite'

/** The dashboard's messages: small, at the end of the window. */
export const panelToast = tv({
  extend: toast,
  slots: {
    area: [
      'end-4 bottom-4 m-0 max-w-[calc(100vw-2rem)] border-0 p-0 max-md:start-4 max-md:w-auto',
      // What is decided next stays in reach.
      'max-md:in-[:root:has([data-part=decision-bar])]:bottom-18',
      // In a dialog, between the buttons of its footer, or above them: the way on stays free.
      'max-md:[dialog>&]:bottom-20 md:[dialog>&]:inset-x-0 md:[dialog>&]:mx-auto',
    ],
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
  variants: { kind: { success: {}, danger: { icon: 'text-danger' }, working: {} } },
})
