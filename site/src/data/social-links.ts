import { linksIn } from '@cyberluach/core/text/links'
import { ownAccounts } from './site.ts'

export type SocialLink = { href: string; network: string }

const networks: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
  'x.com': 'X',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'github.com': 'GitHub',
  't.me': 'Telegram',
}

/** The product's own accounts, as `SOCIAL_LINKS` names them; none where it is not set. */
export function socialLinks(given = ownAccounts()): SocialLink[] {
  return linksIn(given)
    .flatMap((text) => URL.parse(text) ?? [])
    .map(({ href, hostname }) => {
      const host = hostname.replace(/^www\./, '')
      return { href, network: networks[host] ?? host }
    })
}
