import { showToast } from '../components/toast/toast.ts'

/** Links that share the site carry the address it is visited under, where the server does not know one. */
export function completeShareLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-share-path]')) {
    const path = link.dataset.sharePath ?? '/'
    link.href = completed(link.href, path, location.origin)
  }
}

export function completed(href: string, path: string, origin: string): string {
  const at = href.lastIndexOf(encodeURIComponent(path))
  return at < 0 ? href : href.slice(0, at) + encodeURIComponent(origin) + href.slice(at)
}

/** Buttons for what is still to come say so. */
export function prepareAlerts(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-alert]')) {
    button.addEventListener('click', () => showToast({ kind: 'success', title: button.dataset.alert ?? '' }))
  }
}
