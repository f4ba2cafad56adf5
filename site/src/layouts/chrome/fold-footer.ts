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
