'use client'

import type { Analytics } from '@cyberluach/api/analytics'
import { formatWeekday } from '@cyberluach/i18n/format'
import { memo, useMemo } from 'react'

import { useNow } from '../../ui/clock.ts'
import { useText } from '../../text/TextContext.tsx'
import { HeatMap, shadeOfCell, type HeatCell } from './HeatMap.tsx'
import { Hint, Inside, Measure, Nothing } from './Measure.tsx'
import { peakHour, shades, weekGrid, weekHourOf } from './week-hours.ts'

/** When visitors come: the last seven days by weekday and hour, as a table whose cells are shaded. */
export const PeakHours = memo(function PeakHours({ hours }: { hours: Analytics['weekHours'] }) {
  const { t, say, locale, timeZone } = useText()
  const { hours: texts } = t.analytics
  const minuteNow = useNow(60_000)
  const now = weekHourOf(new Date(minuteNow), timeZone)
  const grid = useMemo(() => weekGrid(hours), [hours])
  const peak = useMemo(() => peakHour(hours), [hours])

  return (
    <Measure title={texts.title} remark={texts.range} end={<Scale />} span={8}>
      <Inside>
        {peak === null ? (
          <Nothing text={texts.empty} />
        ) : (
          <>
            <HeatMap grid={grid} now={now} peak={peak satisfies HeatCell} />
            <Hint>
              {say(texts.peak, {
                day: formatWeekday(locale, peak.weekday, 'long'),
                from: clock(peak.hour),
                to: clock((peak.hour + 1) % 24),
                n: peak.sessions,
              })}
            </Hint>
          </>
        )}
      </Inside>
    </Measure>
  )
})

function Scale() {
  const { t } = useText()
  return (
    <span
      className="inline-flex items-center gap-0.75 text-(length:--text-xs) text-ink-3 max-md:hidden"
      aria-hidden
    >
      {t.analytics.hours.less}
      {Array.from({ length: shades }, (_, shade) => (
        <i key={shade} className="h-2.5 w-3.5 rounded-[2px]" style={shadeOfCell(shade)} />
      ))}
      {t.analytics.hours.more}
    </span>
  )
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
