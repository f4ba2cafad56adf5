import { emptyEventForm, type EventFormValues } from '@cyberluach/core/submission-form'
import type { Locale } from '@cyberluach/i18n/locales'
import { attemptOf, formDataOf, isTrapped } from '../../forms/posted-form.ts'
import { type FormOutcome, formValuesOf, sendForm } from './form-request.ts'

export type SentForm = { values: EventFormValues; attempt: string; outcome: FormOutcome }

/** Takes the form out of a request and sends it. A trap field that a person never sees tells machines apart. */
export async function readForm(
  request: Request,
  options: { base: string; timeZone: string; locale: Locale; address: string },
): Promise<SentForm> {
  const data = await formDataOf(request)
  if (!data)
    return {
      values: emptyEventForm(),
      attempt: crypto.randomUUID(),
      outcome: { kind: 'failed', status: 400 },
    }
  const values = formValuesOf(data)
  const attempt = attemptOf(data)
  if (isTrapped(data)) return { values, attempt, outcome: { kind: 'sent', id: '', title: values.title } }
  return { values, attempt, outcome: await sendForm(values, { ...options, attempt }) }
}
