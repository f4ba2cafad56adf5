import { tv } from 'tailwind-variants/lite'

const mark = tv({
  variants: {
    line: { views: 'bg-info', sessions: 'bg-ink', previous: 'border-dashed border-ink-3' },
    isColumn: { true: 'h-2.5 w-2.5 rounded-[2px]', false: '' },
    size: { sm: '', md: '' },
  },
  compoundVariants: [
    { isColumn: false, size: 'sm', class: 'w-2.5' },
    { isColumn: false, size: 'md', class: 'w-3.5' },
    { isColumn: false, line: ['views', 'sessions'], class: 'h-0.75 rounded-[2px]' },
    { isColumn: false, line: 'previous', class: 'h-0 border-0 border-t-2' },
    { isColumn: true, line: 'previous', class: 'border' },
  ],
})

type Props = { line: keyof typeof mark.variants.line; isColumn: boolean; size: 'sm' | 'md' }

/** A piece of one of the chart's lines, or of one of its columns, beside its name. */
export function LineMark(look: Props) {
  return <i className={mark(look)} />
}
