import { tv } from 'tailwind-variants/lite'

/**
 * The parts of an event's card. What is too long for its line is cut. Enlarged, or on the narrowest screens, no line has
 * room for a title: it is told whole, on as many as it needs.
 */
export const eventCardLook = tv({
  slots: {
    title: 'mt-1.5 text-match-parent text-md leading-6 font-semibold wrap-anywhere',
    text: 'mt-0.5 line-clamp-2 text-match-parent text-sm text-ink-2',
    facts: [
      'flex gap-x-4 gap-y-0.5 pt-2.5 text-sm text-ink-3 *:flex *:min-w-0 *:items-center *:gap-1.5',
      'md:*:not-last:flex-none [&_span]:wrap-anywhere [&_svg]:size-4',
      'max-md:flex-wrap @max-[17rem]:flex-wrap',
      '[&_span]:truncate @max-[17rem]:[&_span]:overflow-visible @max-[17rem]:[&_span]:whitespace-normal',
    ],
    prize: 'ms-auto inline-flex items-center gap-1 text-(length:--text-sm) font-semibold',
  },
  variants: {
    isOver: { true: { title: 'text-ink-2', prize: 'text-ink-2' } },
    isCancelled: { true: { title: 'text-ink-2 line-through' } },
    /** It has a Hebrew letter: cut by its width, a word of the other script at its end would lose its first letters. */
    hasHebrew: {
      true: { title: 'whole-words @max-[17rem]:max-h-none' },
      false: { title: 'truncate @max-[17rem]:overflow-visible @max-[17rem]:whitespace-normal' },
    },
  },
})
