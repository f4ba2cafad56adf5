import type { Messages } from '@cyberluach/i18n/messages'
import { summaryTextsOf } from '../plan/plan-texts.ts'

/** The messages that the form shows, and no others, out of all the texts of a language. */
export function eventFormTexts(messages: Messages) {
  const { eventForm, readLink, validation, requestErrors, toasts, common, eventPage, plan, luach } = messages
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

export type EventFormTexts = ReturnType<typeof eventFormTexts>
