import type { Configuration } from '../configuration.ts'

/** What robots.txt knows us by. */
export const product = 'CyberLuach'

/** Who we are, where it is explained, and whom to write to: as every request says it. */
export function userAgent({
  publicUrl,
  siteAddress,
  contactEmail,
  mailFrom,
}: Pick<Configuration, 'publicUrl' | 'siteAddress' | 'contactEmail' | 'mailFrom'>): string {
  const contact = contactEmail ?? /<([^<>\s]+)>$/.exec(mailFrom ?? '')?.[1] ?? mailFrom
  const about = [`+${publicUrl || siteAddress}`, ...(contact ? [contact] : [])].join('; ')
  return `${product}/1.0 (${about.replace(/[^\x20-\x7e]/g, '')})`
}
