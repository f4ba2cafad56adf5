'use client'

import type { ReactNode } from 'react'

type Props = {
  title: string
  /** A remark beside the title. */
  remark?: ReactNode
  /** What stands at the other end of the head. */
  end?: ReactNode
  span: 4 | 8
  children: ReactNode
}

/** A panel with something that was measured. */
export function Measure({ title, remark, end, span, children }: Props) {
  return (
    <article className="sheet measure" data-span={span}>
      <header>
        <h3>{title}</h3>
        {remark && <span className="meta">{remark}</span>}
        <span className="spacer" />
        {end}
      </header>
      {children}
    </article>
  )
}

/** What a panel says where nothing was measured. */
export function Nothing({ text }: { text: string }) {
  return <p className="nothing">{text}</p>
}
