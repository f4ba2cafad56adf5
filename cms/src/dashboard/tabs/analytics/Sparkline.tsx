'use client'

import { useText } from '../../text/TextContext.tsx'
import { sparkOf } from './sparkline.ts'
import { isTimeMirrored } from './time-direction.ts'

const box = { width: 118, height: 40 }

type Props = { values: readonly (number | null)[]; label: string; hasColumns: boolean }

/** A small line of measured values, or small columns, the latest end in red; nothing where they make no line. */
export function Sparkline({ values, label, hasColumns }: Props) {
  const { locale } = useText()
  const spark = sparkOf(values, { ...box, isMirrored: isTimeMirrored(locale) })
  if (!spark) return null
  return (
    <svg
      className="mb-1 h-8 w-full self-end justify-self-end overflow-visible *:[vector-effect:non-scaling-stroke] md:col-start-2 md:row-span-2 md:row-start-2 md:h-10 md:max-w-29.5"
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {hasColumns ? (
        <>
          <path className="stroke-line-strong" d={`M0 ${spark.base}H${box.width}`} />
          <path className="stroke-ink-2 stroke-3" d={spark.columns} />
        </>
      ) : (
        <>
          <path className="fill-ink-2 opacity-7" d={spark.area} />
          <path className="fill-none stroke-ink-2 stroke-[1.5]" strokeLinejoin="round" d={spark.line} />
        </>
      )}
      <path
        className="fill-none stroke-red stroke-5"
        strokeLinecap="round"
        d={`M${spark.end.x} ${spark.end.y}h.01`}
      />
    </svg>
  )
}
