import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

/** What the form of an event calls one of its fields; null where the path is none of them. */
export function eventFieldName(
  locale: Locale,
  { fields, deadlines }: Pick<Messages['eventForm'], 'fields' | 'deadlines'>,
  path: string,
): string | null {
  const [, n, part] = /^deadline(\d+)(Kind|Day|Time|Zone|Url)$/.exec(path) ?? []
  if (!n || !part) return Object.hasOwn(fields, path) ? fields[path as keyof typeof fields].label : null
  const label = deadlines[part.toLowerCase() as 'kind' | 'day' | 'time' | 'zone' | 'url']
  return `${fill(locale, deadlines.legend, { n: Number(n) })}: ${label}`
}
