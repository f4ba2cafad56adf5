'use client'

import { Hourglass } from 'lucide-react'

import { useText } from '../text/TextContext.tsx'

/** A section that this version does not have, said plainly. */
export function ComingLater({ title }: { title: string }) {
  const { t } = useText()
  return (
    <section className="stack">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <div className="sheet empty">
        <span className="art">
          <Hourglass size={24} strokeWidth={1.75} aria-hidden />
        </span>
        <h3>{t.later.title}</h3>
        <p>{t.later.text}</p>
      </div>
    </section>
  )
}
