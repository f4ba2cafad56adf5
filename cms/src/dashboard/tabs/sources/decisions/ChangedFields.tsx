'use client'

import type { FieldChange, Claim } from '@cyberluach/api/sources'
import { directionOf } from '@cyberluach/core/text/text-direction'

import { useText } from '../../../text/TextContext.tsx'
import { compareStatements, partOf } from './statement-words.ts'

type Props = {
  changes: readonly FieldChange[]
  /** The statement that says it as it is afterwards. */
  of: Claim
}

/** What a change makes of each field, in a line: as it was, struck through, and as it is then. */
export function ChangedFields({ changes, of }: Props) {
  const language = useText()
  const { t } = language
  const before = { ...of, ...Object.fromEntries(changes.map((change) => [change.field, change.before])) }
  const after = { ...of, ...Object.fromEntries(changes.map((change) => [change.field, change.after])) }
  const parts = new Set(changes.map(({ field }) => partOf(field)))
  const lines = compareStatements(before, after, language).filter(
    ({ part, one, other }) => parts.has(part) && one !== other,
  )
  return (
    <ul className="m-0 list-none p-0">
      {lines.map(({ part, one, other }) => (
        <li key={part} className="wrap-anywhere">
          <b className="font-semibold">{t.decisions.fields[part]}</b>: <Before text={one} />{' '}
          <bdi dir={directionOf(other)}>{other || t.decisions.nothing}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Before({ text }: { text: string }) {
  const { nothing } = useText().t.decisions
  if (text === '') return <s className="text-ink-3">{nothing}</s>
  return (
    <s className="text-ink-3">
      <bdi dir={directionOf(text)}>{text}</bdi>
    </s>
  )
}
