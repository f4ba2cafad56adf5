import { tv } from 'tailwind-variants/lite'

const bar = tv({ base: 'h-1.5 min-w-15 overflow-hidden rounded-full bg-hover' })

/** How much of the most something is, for the eye. */
export function ShareBar({ part, className = 'block' }: { part: number; className?: string }) {
  return (
    <span className={bar({ className })} aria-hidden>
      <i className="block h-full rounded-full bg-info" style={{ inlineSize: `${part * 100}%` }} />
    </span>
  )
}
