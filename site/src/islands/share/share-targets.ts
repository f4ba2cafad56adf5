import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { facebook, linkedin, twitter, whatsapp } from '../../icons/network-paths.ts'
import { networks, shareLink, type Network } from './share-links.ts'

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
