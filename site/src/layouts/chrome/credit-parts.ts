import type { Credit } from '@cyberluach/core/sources/credits'
import { creditName } from '@cyberluach/i18n/event-words'
import type { Messages } from '@cyberluach/i18n/messages'

/** A run of a credit; a link where it has an address. */
type CreditPart = { text: string; href?: string; rel?: string }

/** The credit of a list in the reader's language, run by run: its name and its licence are links. */
export function creditParts(
  credit: Credit,
  texts: Pick<Messages['footer'], 'credit' | 'creditModified' | 'creditPlain'>,
): CreditPart[] {
  const { name, url, licence, licenceUrl } = credit
  const values: Record<string, CreditPart> = {
    '{source}': { text: creditName(name), href: url, rel: 'noopener' },
    '{license}': licenceUrl
      ? { text: licence ?? '', href: licenceUrl, rel: 'noopener license' }
      : { text: `${isolate}${licence ?? ''}${end}` },
  }
  return templateOf(credit, texts)
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text) => values[text] ?? { text })
}

function templateOf(
  { licence, isModified }: Credit,
  { credit, creditModified, creditPlain }: Pick<Messages['footer'], 'credit' | 'creditModified' | 'creditPlain'>,
): string {
  if (!licence) return creditPlain
  return isModified ? creditModified : credit
}

/** Names are Latin, and stand in sentences of either direction. */
const isolate = '\u2066'
const end = '\u2069'
