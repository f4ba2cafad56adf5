import type { Messages } from '@cyberluach/i18n/messages'
import type { EventFormTexts } from './form-text.ts'
import { summaryTextsOf } from '../plan/plan-texts.ts'

/** What the form shows, out of all the texts of a language. */
export function eventFormTexts({
  eventForm,
  readLink,
  validation,
  requestErrors,
  toasts,
  common,
  eventPage,
  plan,
  luach,
}: Messages): EventFormTexts {
  return {
    form: eventForm,
    readLink,
    validation,
    requestErrors,
    toasts: { ...toasts.submission, check: toasts.check, checkField: toasts.checkField, wrong: toasts.wrong },
    types: common.types,
    difficulty: common.difficulty,
    plan: { ...summaryTextsOf(plan), boxMore: plan.boxMore },
    deadlineKinds: eventPage.deadlineKinds,
    luach: { days: luach.days, eveOf: luach.eveOf, shabbat: luach.shabbat },
  }
}
