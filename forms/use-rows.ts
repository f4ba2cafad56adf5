import { useState } from 'react'
import { flushSync } from 'react-dom'

type Options<Row> = {
  rows: readonly Row[]
  /** How many there can be. */
  most: number
  change: (rows: Row[]) => void
  /** Brings the focus into a row as it is drawn by then; to what adds one, where there is none. */
  focus: (index: number, row: Row | undefined) => void
}

/** Rows of a form that are added and removed, where the focus goes then, and what is to be said of it. */
export function useRows<Row>({ rows, most, change, focus }: Options<Row>) {
  const [removed, setRemoved] = useState(0)
  const isFull = rows.length >= most

  function show(next: Row[], index: number): void {
    flushSync(() => change(next))
    focus(index, next[index])
  }

  function add(row: Row): void {
    setRemoved(0)
    show([...rows, row], rows.length)
  }

  /** The focus goes to the row behind it, or to the last. */
  function remove(index: number): void {
    setRemoved(index + 1)
    const left = rows.toSpliced(index, 1)
    show(left, Math.min(index, left.length - 1))
  }

  const notice = isFull
    ? ({ kind: 'most', n: most } as const)
    : removed > 0
      ? ({ kind: 'removed', n: removed } as const)
      : null
  return { isFull, notice, add, remove }
}
