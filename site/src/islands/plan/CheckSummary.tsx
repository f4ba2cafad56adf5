import type { DateCheck } from '@cyberluach/core/date-check'
import { israelDayName } from '@cyberluach/i18n/israel-days'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { PlanTexts } from './texts.ts'

type Props = {
  locale: Locale
  texts: {
    plan: Pick<PlanTexts['plan'], 'keptNone' | 'running' | 'runningNone' | 'near'>
    luach: Pick<PlanTexts['luach'], 'days' | 'eveOf' | 'shabbat'>
  }
  check: Pick<DateCheck, 'kept' | 'shabbatot' | 'atOnce'>
}

/** A date check in a line: what is kept on the days, and how much runs then. */
export function CheckSummary({ locale, texts: { plan, luach }, check }: Props) {
  const { kept, shabbatot, atOnce } = check
  const names = new Set(kept.map((each) => israelDayName(locale, luach, each)))
  if (shabbatot.length > 0) names.add(luach.shabbat)
  const said = [
    ...(names.size > 0 ? names : [plan.keptNone]),
    atOnce.count > 0 ? fill(locale, plan.running, { n: atOnce.count }) : plan.runningNone,
    ...(atOnce.near > 0 ? [fill(locale, plan.near, { n: atOnce.near })] : []),
  ]
  return <p className="font-medium text-pretty">{said.join(' · ')}</p>
}
