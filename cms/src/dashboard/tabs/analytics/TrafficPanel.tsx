'use client'

import { Button } from '@cyberluach/design/components/Button'
import type { Analytics } from '@cyberluach/api/analytics-schema'
import { ChartLine, ChartNoAxesCombined, Table2 } from 'lucide-react'
import { lazy, memo, Suspense, useState } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { peakIndex, stepOf } from './series.ts'
import { SeriesTable } from './SeriesTable.tsx'
import { Measure } from './Measure.tsx'
import { isTimeMirrored } from './time-direction.ts'
import { useStepName } from './use-step-name.ts'
import { useWidth } from './use-width.ts'

/** The library that draws is loaded with the first chart that has something to show. */
const TrafficChart = lazy(() =>
  import('./TrafficChart.tsx').then((loaded) => ({ default: loaded.TrafficChart })),
)

type Props = { series: Analytics['series']; timeframe: Analytics['timeframe']; isEverEmpty: boolean }

/** Sessions and views over the period: a chart, and the same as a table. */
export const TrafficPanel = memo(function TrafficPanel({ series, timeframe, isEverEmpty }: Props) {
  const { t, say } = useText()
  const { chart } = t.analytics
  const [isTable, setTable] = useState(false)
  const [box, width] = useWidth<HTMLDivElement>()
  const { unit, n } = stepOf(series)
  const title = say(chart[unit], { n })
  const summary = useSummaryOf(series, title, t.analytics.compared[timeframe])
  const isEmpty = series.every(({ sessions, pageViews }) => sessions === 0 && pageViews === 0)
  const shared = { series, timeframe, title }

  return (
    <Measure
      title={title}
      span={8}
      end={
        !isEmpty && (
          <>
            <Legend timeframe={timeframe} />
            <Button
              kind="ghost"
              size="xs"
              isIcon
              className="button"
              aria-label={isTable ? chart.toChart : chart.toTable}
              title={isTable ? chart.toChart : chart.toTable}
              aria-pressed={isTable}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? (
                <ChartNoAxesCombined size={16} strokeWidth={1.75} aria-hidden />
              ) : (
                <Table2 size={16} strokeWidth={1.75} aria-hidden />
              )}
            </Button>
          </>
        )
      }
    >
      <div className="inside" ref={box}>
        {isEmpty ? (
          <div className="empty">
            <span className="art">
              <ChartLine size={24} strokeWidth={1.75} aria-hidden />
            </span>
            <h4>{chart.empty[timeframe]}</h4>
            <p>{isEverEmpty ? chart.emptyEver : chart.emptyNow}</p>
          </div>
        ) : (
          <>
            {!isTable && (
              <div className="chart-room">
                <Suspense fallback={<span className="bone" />}>
                  {width > 0 && <TrafficChart {...shared} summary={summary} width={width} />}
                </Suspense>
              </div>
            )}
            <div
              className={isTable ? 'table-room' : 'visually-hidden'}
              {...(isTable ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
            >
              <SeriesTable {...shared} />
            </div>
          </>
        )}
      </div>
    </Measure>
  )
})

function Legend({ timeframe }: { timeframe: Analytics['timeframe'] }) {
  const { t } = useText()
  const { chart } = t.analytics
  return (
    <span className="legend" aria-hidden>
      <span>
        <i data-line="views" />
        {chart.views}
      </span>
      <span>
        <i />
        {chart.sessions}
      </span>
      <span className="wide-only">
        <i data-line="previous" />
        {chart.previous[timeframe]}
      </span>
    </span>
  )
}

/** What the chart says to those who hear it: what it is, in which direction time runs, where the peak lies. */
function useSummaryOf(series: Analytics['series'], title: string, period: string): string {
  const { t, say, locale } = useText()
  const { chart } = t.analytics
  const nameOf = useStepName(series)
  const peak = peakIndex(series.map(({ pageViews }) => pageViews))
  const at = peak === null ? undefined : series[peak]?.at
  const direction = isTimeMirrored(locale) ? chart.rightToLeft : chart.leftToRight
  return say(chart.summary, { title, period, direction, peak: at ? nameOf(at).short : t.noData })
}
