import type { Messages } from '@cyberluach/i18n/messages'

/** What a date check shows, out of all the texts of a language. */
export function planTexts({ plan, luach, common }: Messages) {
  return { plan, luach, types: common.types, online: common.online }
}

export type PlanTexts = ReturnType<typeof planTexts>

/** The texts of a check in a line, out of all those of the date check: the form of an event has no others. */
export function summaryTextsOf({
  good,
  busy,
  keptNone,
  running,
  runningNone,
  near,
  nearNone,
  inCountry,
  inCountryNone,
}: Messages['plan']) {
  return { good, busy, keptNone, running, runningNone, near, nearNone, inCountry, inCountryNone }
}

export type SummaryText = keyof ReturnType<typeof summaryTextsOf>
