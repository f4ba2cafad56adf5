'use client'

import { useRef, useState, type ReactNode } from 'react'

import { passFocus } from '../../../focus/pass-focus.ts'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../text/TextContext.tsx'

const shownAtFirst = 10

type Props<Item> = { items: readonly Item[]; children: (item: Item, index: number) => ReactNode }

/** A list of which the first are shown until the others are asked for; nothing where it is empty. */
export function Folded<Item>({ items, children }: Props<Item>) {
  const { t, say } = useText()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  const left = items.length - shown.length
  const unfold = () => {
    setWhole(true)
    passFocus(() => list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${shown.length + 1})`))
  }
  return (
    <>
      <ul ref={list} className="m-0 list-none p-0">
        {shown.map(children)}
      </ul>
      {left > 0 && (
        <Button className="justify-self-start max-md:min-h-control" onClick={unfold}>
          {say(t.sources.preview.more, { n: left })}
        </Button>
      )}
    </>
  )
}
