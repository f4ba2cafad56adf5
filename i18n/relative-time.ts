import type { Locale } from './locales.ts'

const steps = [
  { unit: 'second', seconds: 1, until: 60 },
  { unit: 'minute', seconds: 60, until: 3_600 },
  { unit: 'hour', seconds: 3_600, until: 86_400 },
  { unit: 'day', seconds: 86_400, until: Number.POSITIVE_INFINITY },
] as const satisfies readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number; until: number }[]

/** How long ago, or how far ahead, an instant (ISO 8601) lies from `now`, in the largest whole unit: `2 hours ago`. */
export function formatRelative(locale: Locale, iso: string, now: Date): string {
  const seconds = Math.round((Date.parse(iso) - now.getTime()) / 1000)
  const step = steps.find(({ until }) => Math.abs(seconds) < until) ?? steps[3]
  return formatFor(locale).format(Math.trunc(seconds / step.seconds), step.unit)
}

const formats: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {}

function formatFor(locale: Locale): Intl.RelativeTimeFormat {
  formats[locale] ??= new Intl.RelativeTimeFormat(locale === 'he' ? 'he-IL' : 'en-US', { numeric: 'auto' })
  return formats[locale]
}
