'use client'

import { Delta } from './Delta.tsx'
import { Figure, NoFigure } from './Figure.tsx'
import type { Change } from './figures.ts'
import { Sparkline } from './Sparkline.tsx'

type Props = {
  label: string
  /** Null where nothing was measured. */
  value: string | null
  change: Change | null
  note: string | false | null
  values: readonly (number | null)[]
  line: string
  isLive?: boolean
}

/** A figure with its change against the period before and a small line. */
export function KeyFigure({ label, value, change, note, values, line, isLive = false }: Props) {
  return (
    <article className="sheet key-figure">
      <h3>
        {isLive && <i className="dot" data-state="live" />}
        {label}
      </h3>
      <p className="value">{value === null ? <NoFigure /> : <Figure text={value} />}</p>
      <p className="against">
        {value !== null && change && <Delta change={change} />}
        {value !== null && note && <span>{note}</span>}
      </p>
      {value !== null && <Sparkline values={values} label={line} />}
    </article>
  )
}
