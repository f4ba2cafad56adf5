/** Scrolls rows of choices so that the chosen one is seen. The page itself stays where it is. */
export function showChosen(): void {
  for (const row of document.querySelectorAll('[data-part=choices]')) {
    const chosen = row.querySelector('[aria-current]')
    if (!chosen || row.scrollWidth <= row.clientWidth) continue
    const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  }
}
