'use client'

import { directionOf } from '@cyberluach/core/text-direction'
import { useState } from 'react'

import { useText } from '../../text/TextContext.tsx'

const lines = 12
const characters = 900

/** Submitted text of any length: line breaks kept, long words broken, cut after a dozen lines until asked for. */
export function Prose({ text }: { text: string }) {
  const { t } = useText()
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > characters || text.split('\n').length > lines
  return (
    <>
      <p className="prose" dir={directionOf(text)} data-clamped={(isLong && !isWhole) || undefined}>
        {text}
      </p>
      {isLong && (
        <button type="button" className="more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.details.less : t.details.whole}
        </button>
      )}
    </>
  )
}
