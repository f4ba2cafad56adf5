import { directionOf } from '@cyberluach/core/text-direction'
import { Fragment } from 'react'

import { highlightSegments } from './highlight.ts'

/** Submitted text: shown as it is, in its own direction, with what was searched for marked. */
export function UserText({ text, search = '' }: { text: string; search?: string }) {
  return (
    <bdi dir={directionOf(text)}>
      {highlightSegments(text, search).map(({ text: part, found }, index) =>
        found ? <mark key={index}>{part}</mark> : part,
      )}
    </bdi>
  )
}

/** What is always read left to right: an address, a phone, a number with a unit. */
export function LatinText({ text, search }: { text: string; search?: string }) {
  return (
    <bdi dir="ltr">
      {highlightSegments(text, search ?? '').map(({ text: part, found }, index) =>
        found ? <mark key={index}>{part}</mark> : part,
      )}
    </bdi>
  )
}

/** Several submitted texts in a row: each keeps its own direction, so that none turns its neighbours about. */
export function UserTexts({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <UserText text={text} />
    </Fragment>
  ))
}
