import { subscriptionLinks } from '../home/subscription-links.ts'

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
