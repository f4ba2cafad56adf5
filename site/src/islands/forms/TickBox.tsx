import { tv, type VariantProps } from 'tailwind-variants/lite'
import { Icon } from '../../icons/Icon.tsx'
import { check } from '../../icons/paths.ts'

const tickBox = tv({
  base: [
    'grid place-items-center border border-line-control *:stroke-[2.25] *:opacity-0',
    'peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action peer-checked:*:opacity-100',
    'forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:forced-color-adjust-none',
    'forced-colors:peer-checked:text-[HighlightText]',
  ],
  variants: { size: { sm: 'size-4.5 rounded-xs *:size-3.5', md: 'size-5.5 rounded-sm *:size-4' } },
})

/** The drawn box of a check box, which is its `peer`. */
export function TickBox({ size, className }: VariantProps<typeof tickBox> & { className?: string }) {
  return (
    <span className={tickBox({ size, className })}>
      <Icon path={check} />
    </span>
  )
}
