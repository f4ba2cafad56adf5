'use client'

import type { RejectedRow } from '@cyberluach/api/sources'

import { useText } from '../../../text/TextContext.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { Folded } from './Folded.tsx'

/** Rows that were not read: why, on which line, and as they stand in the list. */
export function RefusedRows({ rows }: { rows: readonly RejectedRow[] }) {
  const { t, say } = useText()
  const words = t.sources
  return (
    <Folded items={rows}>
      {({ raw, line, reason }, index) => (
        <li key={index} className="border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0">
          <p>
            <b className="font-semibold">{words.refusals[reason]}</b>
            {line !== null && (
              <span className="text-ink-3">
                {' · '}
                {say(words.line, { n: line })}
              </span>
            )}
          </p>
          {raw && (
            <p className="line-clamp-3 font-mono text-(length:--text-xs) wrap-anywhere text-ink-2">
              <UserText text={raw} />
            </p>
          )}
        </li>
      )}
    </Folded>
  )
}
