'use client'

import type { Analytics } from '@cyberluach/api/analytics'
import { formatNumber, formatTime } from '@cyberluach/i18n/format'

import { useText } from '../../text/TextContext.tsx'
import { changeOf, countChange, leastBase, lengthText, ofEnough } from './figures.ts'
import { KeyFigure, KeyFigureGrid } from './KeyFigure.tsx'
import { isSparse } from './series.ts'

type Series = Analytics['series']

/** The five figures above everything else. Without visits in the period, or with a few, an average is a dash. */
export function Cards({ data }: { data: Analytics }) {
  const { t, say, timeZone } = useText()
  const { cards } = t.analytics
  const { previous, series, activePeak, timeframe } = data
  const isSum = timeframe === 'week' || timeframe === 'month'
  const wasMeasured = previous.totalSessions > 0
  const active = data.activeSeries.map(({ count }) => count)
  const mean = ofEnough(data.averageSessionDuration, data.totalSessions)
  const meanBefore = ofEnough(previous.averageSessionDuration, previous.totalSessions)

  const counted = (label: string, now: number, before: number, values: number[], line: string) => (
    <KeyFigure
      label={label}
      value={formatNumber(now)}
      change={countChange(now, before)}
      note={wasMeasured && say(cards.versus, { value: formatNumber(before) })}
      values={values}
      line={line}
      hasColumns={isSparse(values)}
    />
  )

  return (
    <KeyFigureGrid>
      {counted(
        cards.sessions,
        data.totalSessions,
        previous.totalSessions,
        valuesOf(series, 'sessions'),
        cards.lines.sessions,
      )}
      <KeyFigure
        label={cards.active}
        isLive={data.activeSessions > 0}
        value={formatNumber(data.activeSessions)}
        change={null}
        note={
          activePeak &&
          say(cards.peak, {
            count: formatNumber(activePeak.count),
            time: formatTime(activePeak.at, timeZone),
          })
        }
        values={active}
        line={cards.lines.active}
        hasColumns={isSparse(active)}
      />
      {counted(
        isSum ? cards.visitorsByDay : cards.visitors,
        data.uniqueVisitors,
        previous.uniqueVisitors,
        valuesOf(series, 'uniqueVisitors'),
        cards.lines.visitors,
      )}
      {counted(
        cards.views,
        data.pageViews,
        previous.pageViews,
        valuesOf(series, 'pageViews'),
        cards.lines.views,
      )}
      <KeyFigure
        label={cards.duration}
        value={mean === null ? null : lengthText(mean)}
        change={changeOf(mean, meanBefore)}
        note={
          mean === null
            ? data.totalSessions > 0 && say(cards.fromSessions, { least: leastBase })
            : meanBefore !== null && say(cards.versus, { value: lengthText(meanBefore) })
        }
        values={series.map(({ averageSessionDuration }) => averageSessionDuration)}
        line={cards.lines.duration}
      />
    </KeyFigureGrid>
  )
}

function valuesOf(series: Series, key: 'sessions' | 'uniqueVisitors' | 'pageViews'): number[] {
  return series.map((step) => step[key])
}
