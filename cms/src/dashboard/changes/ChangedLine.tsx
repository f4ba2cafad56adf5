'use client'

import { directionOf } from '@cyberluach/core/text/text-direction'

import { useText } from '../text/TextContext.tsx'
import type { ChangeLine } from './change-words.ts'

/** A field that was changed: what it said before, and what it says since. */
export function ChangedLine({ line }: { line: ChangeLine }) {
  const { t } = useText()
  if ('isText' in line)
    return (
      <li>
        <b className="font-semibold">{line.name}</b>: {t.events.textChanged}
      </li>
    )
  const [opening = '', between = '', end = ''] = t.events.wasAndIs.split(/\{before\}|\{after\}/)
  return (
    <li className="wrap-anywhere">
      <b className="font-semibold">{line.name}</b>: {opening}
      <s className="whitespace-pre-line text-ink-3">
        <bdi dir={directionOf(line.before)}>{line.before}</bdi>
      </s>
      {between}
      <bdi className="whitespace-pre-line" dir={directionOf(line.after)}>
        {line.after}
      </bdi>
      {end}
    </li>
  )
}
