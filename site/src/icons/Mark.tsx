import type { EventType } from '@cyberluach/core/event'
import { markOf } from '@cyberluach/design/marks'

export function Mark({ type }: { type: EventType }) {
  return (
    <svg className="mark" viewBox="0 0 10 10" aria-hidden="true">
      <path d={markOf(type)} />
    </svg>
  )
}
