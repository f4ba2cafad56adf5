import type { Uncounted } from '@cyberluach/core/events/event'
import type { ReactNode } from 'react'

type Props = {
  of: Uncounted | null
  /** What is said of them, and of null where there are none. */
  say: (of: Uncounted | null) => ReactNode
}

/** What is said of events of which none counts: of those that are left where the mark on the root hides samples. */
export function OnlyUncounted({ of, say }: Props) {
  if (of === null || of === 'cancelled') return say(of)
  return (
    <>
      <span data-sample>{say(of)}</span>
      <span className="hidden in-data-[samples=hidden]:inline">{say(of === 'both' ? 'cancelled' : null)}</span>
    </>
  )
}
