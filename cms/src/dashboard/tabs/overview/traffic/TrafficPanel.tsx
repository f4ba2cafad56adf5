import type { Analytics } from '@cyberluach/api/analytics'
import { ChartLine, ChartNoAxesCombined, Table2 } from 'lucide-react'
import { memo, useState, useEffect, useRef } from 'react'
import { useText } from '../../../ui/text.tsx'
import { Empty } from '../../../ui/Layout.tsx'
import { LineMark } from './ChartCursor.tsx'
import { isSparse, peakIndex, stepOf, useStepName } from './series.ts'
import { TrafficChart, type ChartProps } from './TrafficChart.tsx'
import { StatContent, StatCard } from './StatCard.tsx'
import { isTimeMirrored } from './chart-plot.ts'
import { PlainButton } from '../../../ui/Button.tsx'
import { formatNumber } from '@cyberluach/i18n/format'
import { tv } from 'tailwind-variants/lite'

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
  const hasColumns = isSparse(series.map(({ pageViews }) => pageViews))
  const shared = { series, timeframe, title }

  return (
    <StatCard
      title={title}
      span={8}
      end={
        !isEmpty && (
          <>
            <Legend timeframe={timeframe} hasColumns={hasColumns} />
            <PlainButton
              kind="ghost"
              size="xs"
              isIcon
              className="-my-1.25"
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
            </PlainButton>
          </>
        )
      }
    >
      <StatContent ref={box}>
        {isEmpty ? (
          <Empty
            icon={ChartLine}
            titleLevel={4}
            title={chart.empty[timeframe]}
            text={isEverEmpty ? chart.emptyEver : chart.emptyNow}
          />
        ) : (
          <>
            {!isTable && (
              <div className="h-55 md:h-85.5">
                {width > 0 && (
                  <TrafficChart {...shared} summary={summary} width={width} hasColumns={hasColumns} />
                )}
              </div>
            )}
            <div
              className={isTable ? 'max-h-85.5 overflow-auto' : 'sr-only'}
              {...(isTable ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
            >
              <SeriesTable {...shared} />
            </div>
          </>
        )}
      </StatContent>
    </StatCard>
  )
})

type LegendProps = { timeframe: Analytics['timeframe']; hasColumns: boolean }

function Legend({ timeframe, hasColumns }: LegendProps) {
  const { chart } = useText().t.analytics
  const names = { views: chart.views, sessions: chart.sessions, previous: chart.previous[timeframe] }
  return (
    <span className="flex flex-wrap items-center gap-3.5 text-(length:--text-xs) text-ink-2" aria-hidden>
      {(['views', 'sessions', 'previous'] as const).map((line) => (
        <span key={line} className="inline-flex items-center gap-1.5 max-md:last:hidden">
          <LineMark line={line} isColumn={hasColumns} size="md" />
          {names[line]}
        </span>
      ))}
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

const row = tv({ base: '*:h-8 *:border-b *:border-line *:px-2 *:text-start' })

/** The chart's values as a table, the latest first. */
export function SeriesTable({ series, timeframe, title }: ChartProps) {
  const { chart } = useText().t.analytics
  const nameOf = useStepName(series)
  return (
    <table className="w-full border-collapse whitespace-nowrap">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr
          className={row({
            className: '*:sticky *:top-0 *:bg-surface *:text-(length:--text-xs) *:font-medium *:text-ink-3',
          })}
        >
          <th scope="col">{chart.time}</th>
          <th scope="col">{chart.views}</th>
          <th scope="col">{chart.sessions}</th>
          <th scope="col">{chart.previous[timeframe]}</th>
        </tr>
      </thead>
      <tbody>
        {series.toReversed().map((step) => (
          <tr key={step.at} className={row()}>
            <th scope="row" className="font-normal">
              {nameOf(step.at).long}
            </th>
            {[step.pageViews, step.sessions, step.previousSessions].map((value, column) => (
              <td key={column}>
                <bdi dir="ltr">{formatNumber(value)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How wide an element is, followed as it changes; 0 while it does not show. */
export function useWidth<Element_ extends HTMLElement>() {
  const element = useRef<Element_>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const watching = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watching.observe(element.current)
    return () => watching.disconnect()
  }, [])
  return [element, width] as const
}
