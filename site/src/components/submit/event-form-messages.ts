import type { Messages } from '@cyberluach/i18n/messages'
import type { EventFormMessages } from '../../islands/event-form/form-text.ts'

/** What the form shows, out of all the texts of a language. */
export function eventFormMessages({
  eventForm,
  validation,
  requestErrors,
  toasts,
  common,
}: Messages): EventFormMessages {
  return {
    form: eventForm,
    validation,
    requestErrors,
    toasts: { ...toasts.submission, check: toasts.check },
    types: common.types,
    difficulty: common.difficulty,
  }
}
