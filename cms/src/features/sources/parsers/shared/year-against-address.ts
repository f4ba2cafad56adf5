import type { DayKey } from '@cyberluach/core/dates/day-key'

/**
 * Whether an address names a later year than the last day of an event, and none that fits: `…/vb2026/` for 2025, or
 * `…/eu-24/` for 2023. A date was typed with last year's number then. An address of an earlier year is a page that
 * nobody renewed, and says nothing about the date.
 */
export function yearAgainstAddress(endDay: DayKey, url: string | null): boolean {
  if (!url) return false
  const year = Number(endDay.slice(0, 4))
  const named = yearsIn(url.replace(/^https?:\/\//i, ''), year)
  return named.length > 0 && named.every((one) => one > year)
}

function yearsIn(address: string, year: number): number[] {
  const whole = Array.from(address.matchAll(/(?<!\d)20[1-4]\d(?!\d)/g), ([digits]) => Number(digits))
  if (whole.length > 0) return whole
  // Two digits may as well be the number of an edition: they are a year only where they are the next one.
  const short = Array.from(
    address.matchAll(/[a-z]-?(\d\d)(?=[/?#.]|$)/gi),
    ([, digits]) => 2000 + Number(digits),
  )
  return short.filter((one) => one === year || one === year + 1)
}
