import { tv } from 'tailwind-variants/lite'

const dot = tv({
  base: 'inline-block size-1.75 flex-none rounded-full',
  variants: {
    state: {
      quiet: 'bg-ink-3',
      live: 'bg-success ring-3 ring-success/18',
      late: 'bg-warning ring-3 ring-warning/22',
      lost: 'bg-warning ring-3 ring-warning/22',
    },
  },
})

type State = keyof typeof dot.variants.state

/** Whether something is alive, or how well what is shown is kept up to date. */
export function Dot({ state, title }: { state: State; title?: string }) {
  return <i className={dot({ state })} data-state={state} title={title} />
}
