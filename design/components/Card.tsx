import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

/** A surface of its own on the page. The small one is the panel's. */
export const card = tv({
  base: 'border',
  variants: {
    kind: {
      plain: 'border-line bg-surface',
      /** Of what is over. */
      faded: 'border-line',
      /** Of what is not real. */
      sample: 'border-dashed border-line-strong',
    },
    size: { sm: 'min-w-0 rounded-md', md: 'rounded-lg' },
    /** The whole of it is the link that it holds. */
    isLink: {
      true: [
        'relative transition-[border-color,box-shadow] hover:border-line-control hover:shadow-2',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      ],
    },
  },
  defaultVariants: { kind: 'plain', size: 'md' },
})

/** The link that a whole card is. */
export const cardLink = tv({ base: 'outline-none after:absolute after:inset-0' })

export type CardLook = VariantProps<typeof card>

type Props = ComponentProps<'div'> & CardLook & { as?: 'article' | 'div' | 'section' }

export function Card({ as = 'div', kind, size, isLink, className, ...rest }: Props) {
  const Element = as as 'div'
  return <Element className={card({ kind, size, isLink, className })} {...rest} />
}
