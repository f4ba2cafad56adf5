'use client'

import type { Issue } from '@cyberluach/core/submissions/submission'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'

import { useText } from '../text/TextContext.tsx'
import { Button } from '../ui/Button.tsx'
import { newDeadline, type DeadlineValues } from './deadline-form.ts'
import { DeadlineRow } from './DeadlineRow.tsx'

type Props = {
  rows: readonly DeadlineValues[]
  /** How many can be sent. */
  most: number
  issues: readonly Issue[]
  change: (rows: DeadlineValues[]) => void
}

/** What closes before an event: rows that are added and removed, and where the focus goes then. */
export function DeadlineFields({ rows, most, issues, change }: Props) {
  const words = useText().t.events.deadlines
  const group = useRef<HTMLFieldSetElement>(null)

  /** The first field of a row, or what adds one where there is none. */
  const focusRow = (index: number) => {
    const all = group.current?.querySelectorAll<HTMLElement>('[data-part=deadline]')
    const row = all?.[Math.min(index, all.length - 1)]
    const target = row?.querySelector<HTMLElement>('select') ?? group.current?.querySelector('button')
    target?.focus()
  }
  const add = () => {
    flushSync(() => change([...rows, newDeadline]))
    focusRow(rows.length)
  }
  const remove = (index: number) => {
    flushSync(() => change(rows.filter((_, at) => at !== index)))
    focusRow(index)
  }
  return (
    <fieldset ref={group} className="m-0 grid min-w-0 gap-3 border-0 p-0" data-part="deadlines">
      <legend className="mb-2 p-0 font-semibold">{words.legend}</legend>
      {rows.length === 0 && <p className="-mt-1 text-(length:--text-xs) text-ink-2">{words.none}</p>}
      {rows.map((row, index) => (
        <DeadlineRow
          // A row has no name of its own, and its fields keep nothing.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          row={row}
          number={index}
          issues={issues}
          change={(changed) => change(rows.with(index, changed))}
          remove={() => remove(index)}
        />
      ))}
      {rows.length < most && (
        <div>
          <Button className="max-md:min-h-control" data-part="add" onClick={add}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            {words.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
