import type { Configuration } from './configuration.ts'

/**
 * The origin that links in mails lead to: the public one, or where the product listens. Never what a request says of
 * itself: whoever sends it could have mails lead to a site of their own.
 */
export function publicOrigin({
  publicUrl,
  siteAddress,
}: Pick<Configuration, 'publicUrl' | 'siteAddress'>): string {
  return URL.parse(publicUrl)?.origin ?? siteAddress
}
