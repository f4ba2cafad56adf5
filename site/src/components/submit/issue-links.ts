import type { Issue } from '@cyberluach/core/submission'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

export type IssueLink = { href: string; field: string; text: string }

/** Ways to the fields that are wrong, by their names, and what is wrong with each. */
export function issueLinks(
  { locale, t }: { locale: Locale; t: Messages },
  issues: readonly Issue[],
): IssueLink[] {
  const words = { validation: t.validation, fieldErrors: t.eventForm.errors }
  return issues.flatMap((issue) => {
    const field = fieldName(locale, t.eventForm, issue.path)
    if (!field) return []
    return [{ href: `#event-form-${issue.path}`, field, text: issueMessage(locale, words, issue) }]
  })
}

function fieldName(
  locale: Locale,
  { fields, deadlines }: Messages['eventForm'],
  path: string,
): string | null {
  const [, n, part] = /^deadline(\d+)(Kind|Day|Time|Zone|Url)$/.exec(path) ?? []
  if (!n || !part) return path in fields ? fields[path as keyof typeof fields].label : null
  const label = deadlines[part.toLowerCase() as 'kind' | 'day' | 'time' | 'zone' | 'url']
  return `${fill(locale, deadlines.legend, { n: Number(n) })}: ${label}`
}
