import { tv, type VariantProps } from 'tailwind-variants/lite'

/**
 * The parts of an event's card. What is too long for its line is cut. Enlarged, or on the narrowest screens, no line has
 * room for a title: it is shown whole, on as many as it needs.
 */
export const eventCardLook = tv({
  slots: {
    title: 'mt-1.5 text-match-parent text-md leading-6 font-semibold wrap-anywhere',
    text: 'mt-0.5 line-clamp-2 text-match-parent text-sm text-ink-2',
    facts: [
      'flex gap-x-4 gap-y-0.5 pt-2.5 text-sm text-ink-3 *:flex *:min-w-0 *:items-center *:gap-1.5',
      'md:*:not-last:flex-none [&_span]:wrap-anywhere [&_svg]:size-4',
      'max-md:flex-wrap @max-[23rem]:flex-wrap',
      '[&_span]:truncate @max-[23rem]:[&_span]:overflow-visible @max-[23rem]:[&_span]:whitespace-normal',
    ],
    prize: 'ms-auto inline-flex items-center gap-1 text-(length:--text-sm) font-semibold',
  },
  variants: {
    isOver: { true: { title: 'text-ink-2', prize: 'text-ink-2' } },
    isCancelled: { true: { title: 'text-ink-2 line-through' } },
    /** It has a Hebrew letter: cut by its width, a word of the other script at its end would lose its first letters. */
    hasHebrew: {
      true: { title: 'whole-words @max-[23rem]:max-h-none' },
      false: { title: 'truncate @max-[23rem]:overflow-visible @max-[23rem]:whitespace-normal' },
    },
  },
})

/** The date leaf, torn from the calendar: month, day, and the weekday or the year. */
export const dateLeaf = tv({
  slots: {
    leaf: 'grid flex-none self-start overflow-hidden border text-center',
    strip: 'font-semibold print:border-b print:border-line-strong print:bg-transparent print:text-ink',
    day: 'pt-0.5 [&:lang(en)]:tracking-tight',
    end: 'text-ink-3',
  },
  variants: {
    size: {
      row: {
        leaf: 'w-12 rounded-sm',
        strip: 'text-2xs leading-4',
        day: 'text-lg leading-6 font-bold',
        end: 'sr-only',
      },
      card: { leaf: 'w-15' },
      dialog: {
        leaf: 'w-16 rounded-[0.625rem] md:w-20',
        strip: 'text-sm leading-6.5',
        day: 'text-3xl leading-11 font-bold',
        end: 'pb-2 text-sm leading-4',
      },
      cover: { leaf: 'w-24' },
      page: { leaf: 'w-17 md:w-24' },
    },
    tone: {
      type: { leaf: 'border-(--type-line) bg-raised', strip: 'bg-(--type-soft) text-(--on-type-soft)' },
      dark: { leaf: 'border-line-strong bg-raised', strip: 'bg-action text-on-action' },
      today: { leaf: 'border-red bg-raised', strip: 'bg-red text-on-red' },
      /** Of what is over. */
      faded: { leaf: 'border-line', strip: 'bg-sunken text-ink-2', day: 'text-ink-2' },
    },
  },
  compoundVariants: [
    {
      size: 'card',
      class: {
        leaf: 'rounded-md',
        strip: 'text-xs leading-5.5',
        day: 'text-[1.625rem] leading-8 font-bold',
        end: 'pb-1.25 text-xs',
      },
    },
    {
      size: ['cover', 'page'],
      class: {
        leaf: 'rounded-lg',
        strip: 'text-sm leading-7',
        day: 'text-[2.75rem] leading-13 font-black',
        end: 'pb-2.5 text-sm leading-4',
      },
    },
  ],
})

export type DateLeafLook = Required<VariantProps<typeof dateLeaf>>

/** The bare leaf is the only illustration: empty, invalid, not found. */
export const bareLeaf = tv({
  base: [
    'grid w-18 grid-rows-[0.875rem_1fr] overflow-hidden rounded-md border bg-raised text-center text-[2rem] leading-16',
    'before:border-b before:border-dashed',
  ],
  variants: {
    look: {
      plain: 'h-20 border-line-strong font-[300] text-ink-2 before:border-line-control before:bg-hover',
      red: 'h-20 border-red font-bold text-on-red-soft before:border-red before:bg-red',
      torn: ['h-21 border-line-strong before:border-line-control before:bg-hover', 'torn'],
    },
  },
  defaultVariants: { look: 'plain' },
})

export type BareLeafLook = VariantProps<typeof bareLeaf>
