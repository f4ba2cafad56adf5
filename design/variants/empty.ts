import { tv, type VariantProps } from 'tailwind-variants/lite'

/** What stands where there is nothing: a leaf or an icon, what is the matter, and a way on. */
export const emptyState = tv({
  slots: {
    box: 'grid grid-cols-1 justify-items-center text-center',
    title: 'mt-5 font-bold',
    text: 'mb-5 max-w-104 text-balance text-ink-2',
  },
  variants: {
    size: {
      page: { box: 'pt-16 pb-12', title: 'text-xl' },
      section: { box: 'pt-8', title: 'text-(length:--text-lg)' },
      panel: { box: 'px-5 pt-16 pb-12', title: 'text-(length:--text-lg)', text: 'text-base' },
    },
    hasText: { true: { title: 'mb-1' }, false: { title: 'mb-6' } },
  },
  defaultVariants: { size: 'page' },
})

export type EmptyStateLook = Pick<VariantProps<typeof emptyState>, 'size'>
