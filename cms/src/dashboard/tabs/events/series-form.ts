import type { EventEdit } from '@cyberluach/api/managed-events'
import type { EventSeries } from '@cyberluach/core/events/event'
import type { Issue } from '@cyberluach/core/submissions/submission'

/** The series of an event as it is chosen: by its address, none, or another one by its names. */
export type SeriesValues = {
  series: string
  seriesName: string
  seriesNameHe: string
  isSeriesYearly: boolean
}

/** What is chosen for a new one: no address is that. */
export const anotherSeries = '+'

export function seriesValuesOf(series: EventSeries | null): SeriesValues {
  return { series: series?.slug ?? '', seriesName: '', seriesNameHe: '', isSeriesYearly: false }
}

export function seriesSent(values: SeriesValues): EventEdit['series'] {
  const { series, seriesName, seriesNameHe, isSeriesYearly } = values
  if (series === '') return null
  if (series !== anotherSeries) return { slug: series }
  return { name: seriesName.trim(), nameHe: seriesNameHe.trim() || null, isYearly: isSeriesYearly }
}

export function seriesFaults({ series, seriesName }: SeriesValues): Issue[] {
  const isMissing = series === anotherSeries && seriesName.trim() === ''
  return isMissing ? [{ path: 'series.name', code: 'required' }] : []
}
