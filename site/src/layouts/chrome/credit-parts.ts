import type { Messages } from '@cyberluach/i18n/messages'
import type { DataSource } from './data-sources.ts'

/** A run of a credit; a link where it has an address. */
type CreditPart = { text: string; href?: string; rel?: string }

/** The credit of a list in the reader's language, run by run: its name and its licence are links. */
export function creditParts(
  { name, author, url, licence, licenceUrl, modified }: DataSource,
  texts: Pick<Messages['footer'], 'credit' | 'creditModified'>,
): CreditPart[] {
  const values: Record<string, CreditPart> = {
    '{source}': { text: name, href: url, rel: 'noopener' },
    '{author}': { text: `${isolate}${author ?? ''}${end}` },
    '{url}': { text: `${isolate}${url}${end}` },
    '{license}': { text: licence, href: licenceUrl, rel: 'noopener license' },
  }
  const template = modified ? texts.creditModified : texts.credit
  return template
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text) => values[text] ?? { text })
}

/** Names and addresses are Latin, and stand in sentences of either direction. */
const isolate = '\u2066'
const end = '\u2069'
