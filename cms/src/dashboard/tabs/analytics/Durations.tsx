'use client'

import type { Analytics } from '@cyberluach/api/analytics-schema'
import { memo } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { BarList } from './BarList.tsx'
import { Figure, NoFigure } from './Figure.tsx'
import { lengthText } from './figures.ts'
import { Inside, Measure, Nothing, Remark } from './Measure.tsx'

type Props = { durations: Analytics['durations']; mean: number | null; median: number | null; total: number }

/** How long visits took: in the mean, in the middle, and how many of each length. */
export const Durations = memo(function Durations({ durations, mean, median, total }: Props) {
  const { t } = useText()
  const { durations: texts } = t.analytics
  const labels: Record<string, string> = {
    10: texts.upTo10,
    30: texts.upTo30,
    60: texts.upTo60,
    180: texts.upTo180,
    600: texts.upTo600,
    null: texts.longer,
  }
  const bars = durations.map(({ upToSeconds, count }) => ({
    key: String(upToSeconds),
    label: labels[String(upToSeconds)] ?? String(upToSeconds),
    count,
  }))
  return (
    <Measure title={texts.title} end={<Remark>{t.analytics.sessions}</Remark>} span={4}>
      <Inside>
        {total === 0 ? (
          <Nothing text={t.analytics.noneInPeriod} />
        ) : (
          <>
            <dl className="mb-1.5 flex gap-6">
              {(
                [
                  [texts.mean, mean],
                  [texts.median, median],
                ] as const
              ).map(([label, seconds]) => (
                <div key={label} className="flex items-baseline gap-1.5">
                  <dt className="text-ink-3">{label}</dt>
                  <dd className="text-(length:--text-lg) font-bold">
                    {seconds === null ? <NoFigure /> : <Figure text={lengthText(seconds)} />}
                  </dd>
                </div>
              ))}
            </dl>
            <BarList bars={bars} total={total} label={texts.title} />
          </>
        )}
      </Inside>
    </Measure>
  )
})
