import { dialog } from '@cyberluach/design/variants/dialog'
import { tv } from 'tailwind-variants/lite'

/** The site's dialogs; on phones they come up from the bottom. */
export const sheet = tv({
  extend: dialog,
  slots: {
    frame: [
      'fixed inset-x-0 bottom-auto z-dialog mx-auto overflow-visible rounded-xl border border-line-strong bg-surface',
      'shadow-3 max-md:top-auto max-md:bottom-0 max-md:w-full max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0',
      'open:flex open:flex-col max-md:open:animate-sheet md:open:animate-grow',
    ],
    header: 'gap-5 px-6 pt-6 pb-5 max-md:gap-3.5 max-md:px-gutter max-md:pt-5 max-md:pb-4',
    body: [
      // What is only for ears is placed by it, and scrolls with it.
      'relative min-h-0 overflow-auto overscroll-contain px-6 max-md:px-gutter',
      '[@container_(height<30rem)]:overflow-visible',
    ],
    footer: [
      'items-center gap-2 rounded-b-[calc(var(--radius-xl)-1px)] bg-bg px-6 py-4',
      'max-md:flex-wrap max-md:rounded-none max-md:px-gutter max-md:pt-3',
      'max-md:pb-[calc(1rem+env(safe-area-inset-bottom))]',
    ],
    /** Stands in for the backdrop while the server's open dialog, its `peer`, has no script yet. */
    scrim: 'fixed inset-0 z-scrim animate-fade bg-scrim peer-modal:hidden',
  },
  variants: {
    /** Holds a long form: as high as the window has room. */
    isTall: {
      true: {
        frame: [
          'top-[3vh] h-fit max-h-[94vh] w-[min(46rem,calc(100vw-2rem))]',
          // Where there is little height, as on its side or with large text, all of it scrolls.
          'max-md:[container-type:size] max-md:h-[calc(100dvh-1.5rem)] max-md:max-h-none max-md:overflow-x-hidden max-md:overflow-y-auto',
        ],
      },
      false: {
        frame: [
          'top-[7vh] max-h-[min(52rem,calc(93dvh-1.5rem))] w-[min(var(--container-dialog),calc(100vw-2rem))]',
          'max-md:max-h-[calc(100dvh-1.5rem)]',
        ],
      },
    },
  },
  defaultVariants: { isTall: false },
})
