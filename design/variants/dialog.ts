import { tv, type VariantProps } from 'tailwind-variants/lite'

/** What the panel's dialogs have in common. */
const panelFrame = [
  'm-auto max-h-[calc(100dvh-2rem)] rounded-lg border-0 bg-raised p-0 open:animate-rise',
  '[box-shadow:var(--shadow-3),var(--shadow-edge)]',
]

/** A native dialog. What has a header and a footer keeps them in sight: the body scrolls. */
export const dialog = tv({
  slots: {
    frame: 'max-w-none text-ink backdrop:animate-fade backdrop:bg-scrim',
    header: 'flex',
    heading: 'min-w-0 flex-1',
    title: 'font-bold wrap-anywhere focus-visible:outline-none',
    close: '-my-2.5 -me-2.5 shrink-0 self-start',
    body: '',
    footer: 'flex border-t border-line',
    /** Stands in for the backdrop while the server's open dialog, its `peer`, has no script yet. */
    scrim: 'fixed inset-0 z-scrim animate-fade bg-scrim peer-modal:hidden',
  },
  variants: {
    kind: {
      /** The site's; on phones it comes up from the bottom. */
      sheet: {
        frame: [
          'fixed inset-x-0 bottom-auto z-dialog mx-auto overflow-visible rounded-xl border border-line-strong bg-surface',
          'shadow-3 max-md:top-auto max-md:bottom-0 max-md:w-full max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0',
          'open:flex open:flex-col max-md:open:animate-sheet md:open:animate-grow',
        ],
        header: 'gap-5 px-6 pt-6 pb-5 max-md:gap-3.5 max-md:px-gutter max-md:pt-5 max-md:pb-4',
        body: 'min-h-0 overflow-auto overscroll-contain px-6 max-md:px-gutter',
        footer: [
          'items-center gap-2 rounded-b-[calc(var(--radius-xl)-1px)] bg-bg px-6 py-4',
          'max-md:flex-wrap max-md:rounded-none max-md:px-gutter max-md:pt-3',
          'max-md:pb-[calc(1rem+env(safe-area-inset-bottom))]',
        ],
      },
      /** The panel's; in the middle of the window, on phones too. */
      card: {
        frame: [panelFrame, 'overflow-auto'],
        header: 'items-center justify-between gap-3 px-6 pt-4',
        title: 'text-[1.25rem] leading-7',
        body: 'px-6 pb-6',
        footer: [
          'gap-2.5 px-6 py-3.5 *:flex-1 max-md:flex-col max-md:*:min-h-12 max-md:*:flex-none',
          // Where the focus begins has to be seen, by whatever means the dialog was opened.
          '*:focus:outline-2 *:focus:outline-offset-2 *:focus:outline-focus',
        ],
      },
      /** The panel's, for a long form; phones show nothing else. */
      form: {
        frame: [panelFrame, 'overflow-hidden max-md:max-h-dvh max-md:w-screen max-md:rounded-none'],
        header: 'items-center justify-between border-b border-line px-6 py-3.5 max-md:px-4 max-md:py-2.5',
        title: 'text-[1.25rem] leading-7',
        body: 'min-h-0 overflow-auto',
        footer: 'items-center gap-2.5 px-6 py-3.5 max-md:px-4 max-md:py-2.5',
      },
    },
    width: {
      narrow: { frame: 'w-[min(26.25rem,calc(100vw-2rem))]' },
      xs: { frame: 'w-[min(27.5rem,calc(100vw-2rem))]' },
      sm: { frame: 'w-[min(30rem,calc(100vw-2rem))]' },
      md: { frame: 'w-[min(var(--container-dialog),calc(100vw-2rem))]' },
      lg: { frame: 'w-[min(46rem,calc(100vw-2rem))]' },
      xl: { frame: 'w-[min(61.25rem,calc(100vw-2rem))]' },
    },
    /** Holds a long form: as high as the window has room. */
    isTall: { true: '', false: '' },
  },
  compoundVariants: [
    {
      kind: 'sheet',
      isTall: false,
      class: { frame: 'top-[7vh] max-h-[min(52rem,calc(93dvh-1.5rem))] max-md:max-h-[calc(100dvh-1.5rem)]' },
    },
    {
      kind: 'sheet',
      isTall: true,
      class: { frame: 'top-[3vh] h-fit max-h-[94vh] max-md:h-[calc(100dvh-1.5rem)] max-md:max-h-none' },
    },
  ],
  defaultVariants: { kind: 'sheet', width: 'md', isTall: false },
})

export type DialogLook = VariantProps<typeof dialog>
