import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

/** Icons of the networks that pages are shared on, as those of `paths.ts`. */
export const linkedin =
  'M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3ZM6.7 9v4.5M6.7 6.5v.1M9.7 13.5V9M9.7 11c0-1.2.8-2 1.9-2s1.7.7 1.7 2v2.5'
export const facebook = 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M12.6 6.7h-.9c-1 0-1.5.6-1.5 1.5v8.7M8.2 10.5h3.9'
export const twitter = 'M3.5 3.5h3.3l9.7 13h-3.3l-9.7-13ZM16 3.5l-5 5.7M8.8 11.2 4 16.5'
export const whatsapp =
  'M3 17l1.1-3.7A7 7 0 1 1 6.8 16L3 17ZM7.3 7.2c.4 2.7 2.3 4.7 5.2 5.4l.8-1.5-1.7-.9-.8.8c-.9-.4-1.6-1.1-2-2l.8-.8-.8-1.8-1.5.8Z'

/** The networks an event can be shared on, in the menu's order. */
export const networks = ['linkedin', 'facebook', 'twitter', 'whatsapp'] as const

export type Network = (typeof networks)[number]

/** The network's own page for sharing an address, with a text where it takes one. */
export function shareLink(network: Network, url: string, text: string): string {
  switch (network) {
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`
    case 'twitter':
      return `https://twitter.com/intent/tweet?${query({ text, url })}`
    case 'whatsapp':
      return `https://wa.me/?${query({ text: `${text} ${url}` })}`
  }
}

function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
}

export type ShareLabels = Pick<Messages['share'], Network | 'onNetwork'>

export type ShareTarget = {
  network: Network
  href: string
  icon: string
  /** The network's name. */
  name: string
  /** What following the link does. */
  label: string
}

type Options = {
  locale: Locale
  labels: ShareLabels
  /** The address that is shared. */
  address: string
  /** What goes with it, where the network takes a text. */
  text: string
}

const icons = { linkedin, facebook, twitter, whatsapp }

/** The networks to share an address on, in their order. */
export function shareTargets({ locale, labels, address, text }: Options): ShareTarget[] {
  return networks.map((network) => ({
    network,
    href: shareLink(network, address, text),
    icon: icons[network],
    name: labels[network],
    label: fill(locale, labels.onNetwork, { network: labels[network] }),
  }))
}
