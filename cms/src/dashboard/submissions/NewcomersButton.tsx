'use client'

import { ArrowUp } from 'lucide-react'

import { useText } from '../text/TextContext.tsx'

/** Floats over the list and takes no room, so that nothing moves when it comes. */
export function NewcomersButton({ count, reveal }: { count: number; reveal: () => void }) {
  const { t, say } = useText()
  return (
    <div className="newcomers" role="status">
      {count > 0 && (
        <button type="button" onClick={reveal}>
          <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
          {say(t.submissions.newcomers, { n: count })}
        </button>
      )}
    </div>
  )
}
