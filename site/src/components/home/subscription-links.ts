/** A feed's own address, and those that calendar programs, Google and Outlook take to subscribe to it by a name. */
export function subscriptionLinks(origin: string, feed: string, name: string) {
  const address = origin + feed
  const webcal = address.replace(/^https?:/, 'webcal:')
  const outlook = (host: string) =>
    `https://${host}/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`
  return {
    feed: address,
    app: webcal,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    outlook: outlook('outlook.live.com'),
    office: outlook('outlook.office.com'),
  }
}

/** Leads to the programs that take the calendar by its whole address, which only the browser knows. */
export function completeFeedLinks(): void {
  const list = document.querySelector<HTMLElement>('[data-feed]')
  if (!list) return
  const links: Record<string, string> = subscriptionLinks(
    location.origin,
    list.dataset.feed ?? '',
    list.dataset.name ?? '',
  )
  for (const link of list.querySelectorAll<HTMLAnchorElement>('[data-to]'))
    link.href = links[link.dataset.to ?? ''] ?? link.href
}
