'use client'

import { directionOf } from '@cyberluach/core/text/text-direction'
import { useState } from 'react'
import { tv } from 'tailwind-variants/lite'

import { useText } from '../../text/TextContext.tsx'

const lines = 12
const characters = 900

const prose = tv({
  // Submitted text keeps its own direction and the page's alignment.
  base: '[text-align:-webkit-match-parent] [text-align:match-parent] wrap-anywhere whitespace-pre-line',
  variants: {
    isClamped: { true: 'line-clamp-12' },
    isLetter: { true: 'max-w-[68ch] text-(length:--text-base) leading-[1.65]' },
  },
})

type Props = {
  text: string
  /** All that there is to read. */
  isLetter?: boolean
}

/** Submitted text of any length: line breaks kept, long words broken, cut after a dozen lines until asked for. */
export function Prose({ text, isLetter = false }: Props) {
  const { t } = useText()
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > characters || text.split('\n').length > lines
  return (
    <>
      <p className={prose({ isLetter, isClamped: isLong && !isWhole })} dir={directionOf(text)}>
        {text}
      </p>
      {isLong && (
        <button
          className="relative mt-1 cursor-pointer border-0 bg-transparent p-0 text-(length:--text-xs) font-medium text-ink-2 underline underline-offset-3 after:absolute after:-inset-1.5"
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t.details.less : t.details.whole}
        </button>
      )}
    </>
  )
}
