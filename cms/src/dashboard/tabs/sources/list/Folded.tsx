'use client'

import { useState, type ReactNode } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../text/TextContext.tsx'

const shownAtFirst = 10

type Props<Item> = { items: readonly Item[]; children: (item: Item, index: number) => ReactNode }

/** A list of which the first are shown until the others are asked for; nothing where it is empty. */
export function Folded<Item>({ items, children }: Props<Item>) {
  const { t, say } = useText()
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  const left = items.length - shown.length
  return (
    <>
      <ul className="m-0 list-none p-0">{shown.map(children)}</ul>
      {left > 0 && (
        <Button className="justify-self-start max-md:min-h-control" onClick={() => setWhole(true)}>
          {say(t.sources.preview.more, { n: left })}
        </Button>
      )}
    </>
  )
}
