'use client'

import { useText } from '../../text/TextContext.tsx'
import { sparkOf } from './sparkline.ts'
import { isTimeMirrored } from './time-direction.ts'

const box = { width: 118, height: 40 }

/** A small line of measured values, its latest end in red; nothing where they make no line. */
export function Sparkline({ values, label }: { values: readonly (number | null)[]; label: string }) {
  const { locale } = useText()
  const spark = sparkOf(values, { ...box, isMirrored: isTimeMirrored(locale) })
  if (!spark) return null
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="area" d={spark.area} />
      <path className="line" d={spark.line} />
      <path className="end" d={`M${spark.end.x} ${spark.end.y}h.01`} />
    </svg>
  )
}
