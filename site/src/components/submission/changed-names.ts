import type { RequestedDetails } from '@cyberluach/api/event-request'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { eventFieldName } from '../../forms/event-field-name.ts'

type Texts = Pick<Messages, 'eventForm' | 'mail' | 'submissionLink'>

/** What a request for other details is about, by the names that the form gives its fields, each once. */
export function changedNames(locale: Locale, t: Texts, details: RequestedDetails | null): string {
  const names = Object.keys(details?.after ?? {}).map((name) => nameOf(locale, t, name))
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format([...new Set(names)])
}

function nameOf(locale: Locale, { eventForm, mail, submissionLink }: Texts, name: string): string {
  const named: Record<string, string> = {
    ...Object.fromEntries(whenNames.map((when) => [when, mail.facts.when])),
    deadlines: eventForm.deadlines.title,
    tags: submissionLink.tags.label,
    price: eventForm.fields.participationFee.label,
  }
  return named[name] ?? eventFieldName(locale, eventForm, name) ?? eventForm.fieldsets.notes
}

const whenNames = ['allDay', 'startsAt', 'endsAt', 'startDay', 'endDay']
