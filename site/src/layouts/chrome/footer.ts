/** On a small screen the lists of the footer stand folded under their names; on a wide one they are open. */
export function foldFooter(): void {
  const narrow = matchMedia('(max-width: 47.99rem)')
  const fold = () => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>('body > footer details'))
      list.open = !narrow.matches
  }
  fold()
  narrow.addEventListener('change', fold)
}

/** Links that share the site carry the address it is visited under, where the server does not know one. */
export function completeShareLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-share-path]')) {
    const path = link.dataset.sharePath ?? '/'
    link.href = completed(link.dataset.shareHref ?? '', path, location.origin)
    link.target = '_blank'
    link.rel = 'noopener'
  }
}

export function completed(href: string, path: string, origin: string): string {
  const at = href.lastIndexOf(encodeURIComponent(path))
  return at < 0 ? href : href.slice(0, at) + encodeURIComponent(origin) + href.slice(at)
}
