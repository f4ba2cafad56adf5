import { tv } from 'tailwind-variants/lite'

const mark = tv({
  variants: {
    line: {
      views: 'h-0.75 rounded-[2px] bg-info',
      sessions: 'h-0.75 rounded-[2px] bg-ink',
      previous: 'h-0 border-0 border-t-2 border-dashed border-ink-3',
    },
  },
})

type Props = { line: keyof typeof mark.variants.line; className: string }

/** A piece of one of the chart's lines, beside its name. */
export function LineMark({ line, className }: Props) {
  return <i className={mark({ line, className })} />
}
