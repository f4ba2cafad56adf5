'use client'

import type { Message } from '@cyberluach/i18n/translate'
import { ArrowUp } from 'lucide-react'

import { useText } from '../../text/TextContext.tsx'

type Props = { count: number; words: Message; reveal: () => void }

/** Floats over the list and takes no room, so that nothing moves when it comes. */
export function NewcomersButton({ count, words, reveal }: Props) {
  const { say } = useText()
  return (
    <div className="sticky top-28 z-sticky -mb-4 flex h-0 justify-center max-md:-mb-3" role="status">
      {count > 0 && (
        <button
          className="mt-1 inline-flex h-9 cursor-pointer items-center gap-1.75 rounded-full border-0 bg-action px-3.5 py-0 font-semibold text-on-action shadow-2"
          type="button"
          onClick={reveal}
        >
          <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
          {say(words, { n: count })}
        </button>
      )}
    </div>
  )
}
