import { tv, type VariantProps } from 'tailwind-variants/lite'

/** A menu, and where it opens: at its button, or in the middle of the window where anchors are not known. */
export const menuLook = tv({
  base: [
    'm-auto rounded-lg border border-line-strong bg-raised p-1.5 text-inherit shadow-3',
    'max-md:w-min max-md:max-w-[calc(100vw-2*var(--spacing-gutter))]',
    '[position-anchor:--menu] [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline] supports-[anchor-name:--menu]:m-0',
  ],
  variants: {
    /** Where there is no room it opens on the other side; so it does of `align`. */
    side: {
      below: 'top-[calc(anchor(end)+0.5rem)] bottom-auto',
      near: 'top-[calc(anchor(end)+0.375rem)] bottom-auto',
      above: 'top-auto bottom-[calc(anchor(start)+0.5rem)]',
      /** For a button that stands at the foot of phones. */
      abovePhones:
        'max-md:top-auto max-md:bottom-[calc(anchor(start)+0.5rem)] md:top-[calc(anchor(end)+0.5rem)] md:bottom-auto',
    },
    align: {
      start: 'start-[anchor(start)] end-auto',
      end: 'start-auto end-[anchor(end)]',
      endOrStart: 'max-lg:start-[anchor(start)] max-lg:end-auto lg:start-auto lg:end-[anchor(end)]',
    },
    width: { narrow: 'min-w-44', wide: 'min-w-52' },
    isStill: { true: '', false: 'animate-appear' },
  },
  defaultVariants: { side: 'below', align: 'start', width: 'wide', isStill: false },
})

export type MenuLook = VariantProps<typeof menuLook>
