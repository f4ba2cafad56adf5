import { markOf } from '../theme/marks.ts'

/** The shape of an event's type, in the type's colour where `data-type` says it. */
export function Mark({ type, className = 'mark' }: { type: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 10 10" aria-hidden="true">
      <path d={markOf(type)} />
    </svg>
  )
}
