import { dialog } from '@cyberluach/design/variants/dialog'
import { tv } from 'tailwind-variants/lite'

/** The dashboard's dialogs, in the middle of the window. */
export const panelDialog = tv({
  extend: dialog,
  slots: {
    frame: [
      'm-auto max-h-[calc(100dvh-2rem)] rounded-lg border-0 bg-raised p-0 open:animate-rise',
      '[box-shadow:var(--shadow-3),var(--shadow-edge)]',
    ],
    title: 'text-xl',
  },
  variants: {
    kind: {
      card: {
        frame: 'overflow-auto',
        header: 'items-center justify-between gap-3 px-6 pt-4',
        body: 'px-6 pb-6',
        footer: [
          'gap-2.5 px-6 py-3.5 *:flex-1 max-md:flex-col max-md:*:min-h-12 max-md:*:flex-none',
          // Where the focus begins has to be seen, by whatever means the dialog was opened.
          '*:focus:outline-2 *:focus:outline-offset-2 *:focus:outline-focus',
        ],
      },
      form: {
        frame: 'overflow-hidden max-md:max-h-dvh max-md:w-screen max-md:rounded-none',
        header: 'items-center justify-between border-b border-line px-6 py-3.5 max-md:px-4 max-md:py-2.5',
        body: 'min-h-0 overflow-auto',
        footer: 'items-center gap-2.5 px-6 py-3.5 max-md:px-4 max-md:py-2.5',
      },
    },
    width: {
      narrow: { frame: 'w-[min(26.25rem,calc(100vw-2rem))]' },
      xs: { frame: 'w-[min(27.5rem,calc(100vw-2rem))]' },
      sm: { frame: 'w-[min(30rem,calc(100vw-2rem))]' },
      xl: { frame: 'w-[min(61.25rem,calc(100vw-2rem))]' },
    },
  },
})
