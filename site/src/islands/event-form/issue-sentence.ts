import type { Issue } from '@cyberluach/core/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { EventFormMessages } from './form-text.ts'

/** What to tell the visitor about one issue, as specific as the field allows. */
export function issueSentence(
  locale: Locale,
  { form, validation }: Pick<EventFormMessages, 'form' | 'validation'>,
  { path, code, values = {} }: Issue,
): string {
  if (code === 'tooLong' && values.over) return fill(locale, form.errors.tooLong, { n: values.over })
  const own = ownSentences[code]?.[path]
  if (own) return form.errors[own]
  const sentence = code in validation ? validation[code] : validation.notAllowed
  return fill(locale, sentence, values)
}

type FieldSentence = Exclude<keyof EventFormMessages['form']['errors'], 'tooLong'>

/** Fields whose sentence says more than the one for the code alone. */
const ownSentences: Partial<Record<Issue['code'], Record<string, FieldSentence>>> = {
  required: {
    title: 'title',
    eventType: 'eventType',
    description: 'description',
    startDate: 'startDate',
    organizerEmail: 'organizerEmail',
    contactPersonName: 'contactPersonName',
    contactPersonPhone: 'contactPersonPhone',
  },
  choose: { eventType: 'eventType' },
  integer: { prizeMoney: 'prizeMoney', maxParticipants: 'maxParticipants' },
}
