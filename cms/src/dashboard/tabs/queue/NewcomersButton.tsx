'use client'

import type { Message } from '@cyberluach/i18n/message'
import { ArrowUp } from 'lucide-react'

import { useText } from '../../text/TextContext.tsx'

type Props = { count: number; words: Message; reveal: () => void }

/** Floats over the list and takes no room, so that nothing moves when it comes. */
export function NewcomersButton({ count, words, reveal }: Props) {
  const { say } = useText()
  return (
    <div className="newcomers" role="status">
      {count > 0 && (
        <button type="button" onClick={reveal}>
          <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
          {say(words, { n: count })}
        </button>
      )}
    </div>
  )
}
