/** Hosts on which events have nothing in common but the host; hosts below one of them are shared as well. */
const sharedHosts = `
  sessionize.com pretalx.com pretix.eu facebook.com fb.com meetup.com eventbrite.com eventbrite.co.uk
  eventbrite.de ti.to tito.io lu.ma luma.com linkedin.com x.com twitter.com instagram.com youtube.com
  bsky.app infosec.exchange github.com github.io gitlab.io google.com forms.gle docs.google.com
  sites.google.com bit.ly linktr.ee notion.site wordpress.com wixsite.com netlify.app vercel.app
  cvent.com swapcard.com hopin.com glueup.com bizzabo.com eventzilla.net tickettailor.com
  coursehorse.com events.linuxfoundation.org blackhat.com nullcon.net owasp.org owasp.glueup.com
  usenix.org sans.org isaca.org ieee.org ieee-security.org acm.org sigsac.org iacr.org dfrws.org
  ctftime.org eventer.co.il tickchak.co.il
`
  .trim()
  .split(/\s+/)

/** Whether many events that are not one another stand on the host, which is written in lower case and without `www.`. */
export function isSharedHost(host: string): boolean {
  return sharedHosts.some((shared) => host === shared || host.endsWith(`.${shared}`))
}

/** The same question as a regular expression of PostgreSQL, for hosts that are read in a query. */
export const sharedHostPattern = `(^|\\.)(${sharedHosts.map((host) => host.replaceAll('.', '\\.')).join('|')})$`
