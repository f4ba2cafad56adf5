'use client'

import { timeframes, type Timeframe } from '@cyberluach/api/timeframes'

import { Segments } from '../../ui/Segments.tsx'
import { useText } from '../../text/TextContext.tsx'

type Props = { timeframe: Timeframe; choose: (timeframe: Timeframe) => void; isInDialog?: boolean }

/** Hour, day, week or month. */
export function PeriodChoice({ timeframe, choose, isInDialog = false }: Props) {
  const { t } = useText()
  return (
    <Segments
      label={t.analytics.period}
      segments={timeframes.map((value) => ({ value, label: t.analytics.timeframes[value] }))}
      value={timeframe}
      choose={choose}
      isWide={isInDialog}
      isTall={isInDialog}
    />
  )
}
