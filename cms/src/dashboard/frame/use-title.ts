import { useEffect } from 'react'

/** Names the page. Next writes the view's own title when its metadata arrives, which may be later: ours stays. */
export function useTitle(title: string): void {
  useEffect(() => {
    const keep = () => {
      if (document.title !== title) document.title = title
    }
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}
