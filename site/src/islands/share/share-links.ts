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
