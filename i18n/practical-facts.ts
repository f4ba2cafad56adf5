import { eventFields, fieldNames, type ValuesOf } from '@cyberluach/core/events/event-fields'
import { eventLanguages } from '@cyberluach/core/events/event-languages'
import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'

/** What of an event decides for some whether they can come, in the words of its form. */
type Practical = ValuesOf<typeof eventFields.practical>

/** A name and what is stated; a link where it is one, whose words are its host. */
export type PracticalFact = { field: keyof Practical; name: string; value: string; href?: string }

/** What is stated of it, in the order of the form. What is not stated leaves no line, and "no" is said as such. */
export function practicalFacts(
  locale: Locale,
  { fields, answers }: Pick<Messages['eventForm'], 'fields' | 'answers'>,
  event: Practical,
): PracticalFact[] {
  return fieldNames(eventFields.practical).flatMap((field) => {
    const value = event[field]
    if (value === null) return []
    const fact = { field, name: fields[field].label }
    if (field === 'languages') return { ...fact, value: languageNames(locale, value) }
    if (field !== 'conductUrl') return { ...fact, value: answers[value as keyof typeof answers] }
    const link = URL.parse(value)
    return link ? { ...fact, value: link.host, href: link.href } : []
  })
}

/** `en,he` as a language names them: English and Hebrew. A code that has no name there stands for itself. */
export function languageNames(locale: Locale, codes: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return new Intl.ListFormat(locale).format(codes.split(',').map((code) => names.of(code) ?? code))
}

/**
 * What can be chosen as the languages of an event, with their names: both languages of the site, each, then the others by
 * their names; and what was stated already, whatever that is.
 */
export function languageOptions(locale: Locale, stated: string | null = null): [codes: string, names: string][] {
  const [english = '', hebrew = '', ...others] = eventLanguages
  const named = (codes: string): [string, string] => [codes, languageNames(locale, codes)]
  const { compare } = new Intl.Collator(locale)
  const first = [english, hebrew, `${english},${hebrew}`].map(named)
  const all = [...first, ...others.map(named).toSorted(([, one], [, other]) => compare(one, other))]
  return !stated || all.some(([codes]) => codes === stated) ? all : [named(stated), ...all]
}
