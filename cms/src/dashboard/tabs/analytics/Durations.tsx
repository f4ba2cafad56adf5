'use client'

import type { Analytics } from '@cyberluach/api/analytics'
import { memo } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import { leastBase, lengthText } from './figures.ts'
import { Hint, Inside, Measure, Nothing, Remark } from './Measure.tsx'

type Props = {
  durations: Analytics['durations']
  /** Null of too few visits. */
  mean: number | null
  median: number | null
  total: number
}

/** How long visits took: in the mean, in the middle, and how many of each length. */
export const Durations = memo(function Durations({ durations, mean, median, total }: Props) {
  const { t, say } = useText()
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
            {mean !== null && median !== null && (
              <dl className="mb-1.5 flex gap-6">
                <Length label={texts.mean} seconds={mean} />
                <Length label={texts.median} seconds={median} />
              </dl>
            )}
            <BarList bars={bars} total={total} label={texts.title} />
            {mean === null && <Hint>{say(t.analytics.tooFew, { least: leastBase })}</Hint>}
          </>
        )}
      </Inside>
    </Measure>
  )
})

function Length({ label, seconds }: { label: string; seconds: number }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-ink-3">{label}</dt>
      <dd className="text-(length:--text-lg) font-bold">
        <Figure text={lengthText(seconds)} />
      </dd>
    </div>
  )
}
