'use client'

import { useState } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { cameBackJustNow } from './came-back.ts'

/** A measured number: read left to right unless it has a unit in words, and faded over when it changes, unless somebody has just come back. */
export function Figure({ text, dir = 'ltr' }: { text: string; dir?: 'ltr' | 'auto' }) {
  const [first] = useState(text)
  const isChanged = text !== first && !cameBackJustNow()
  return (
    <bdi key={text} dir={dir} className={isChanged ? 'animate-fade' : undefined}>
      {text}
    </bdi>
  )
}

/** Where nothing was measured: a dash for the eye, words for the ear. */
export function NoFigure() {
  const { t } = useText()
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{t.noData}</span>
    </>
  )
}
