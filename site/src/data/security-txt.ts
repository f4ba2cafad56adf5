import { locales } from '@cyberluach/i18n/locales'

const dayMs = 86_400_000

/** The standard wants less than a year; whoever reads it later asks again. */
const validDays = 180

/** How to report a weakness (RFC 9116): a line for each contact, the most wanted first. `contacts` have commas or spaces between them. */
export function securityTxt(contacts: string, canonical: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs) * dayMs + validDays * dayMs)
  return [
    ...contacts
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((contact) => `Contact: ${contact.includes(':') ? contact : `mailto:${contact}`}`),
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n')
}
