import { tv, type VariantProps } from 'tailwind-variants/lite'

const look = tv({
  base: 'num rounded-full text-center',
  variants: {
    kind: {
      /** On the corner of what it counts for. */
      corner:
        'absolute end-1.25 top-1.5 h-4 min-w-4 bg-red px-0.75 text-(length:--text-2xs) leading-4 font-bold text-on-red ring-2 ring-bg',
      quiet: 'min-w-5 bg-hover px-1.5 text-(length:--text-xs) leading-5 text-ink-2',
      /** Beside a word; on the corner of its button where the word is not shown. */
      solid: [
        'h-5 min-w-5 bg-action text-(length:--text-2xs) leading-5 font-bold text-on-action',
        'max-md:absolute max-md:-end-1.75 max-md:-top-1.75',
        'forced-colors:highlighted',
      ],
    },
  },
})

/** How many there are, as a number on a ground. It is told in words elsewhere. */
export function Count({ kind, n }: Required<VariantProps<typeof look>> & { n: number }) {
  return (
    <span className={look({ kind })} aria-hidden="true">
      {n}
    </span>
  )
}
