import { tv } from 'tailwind-variants/lite'

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
  },
})
