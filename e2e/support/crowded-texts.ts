/** Runs in the page: texts and controls that leave the box drawn around them or are cut off, texts across each other. */
export function crowdedTexts(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number }
  type Line = { element: Element; box: Box; layer: Element | null }
  const faults = new Set<string>()
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      (isControl(element) || ownTexts(element).length > 0) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const lines = all.flatMap(linesOf).toSorted((one, other) => one.box.top - other.box.top)
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > one.box.bottom - 2) break
      const isApart = other.box.left > one.box.right - 2 || one.box.left > other.box.right - 2
      if (isApart || other.element === one.element || other.layer !== one.layer) continue
      faults.add(`across each other: ${nameOf(one.element)} and ${nameOf(other.element)}`)
    }
  return [...faults]

  /** What can be seen of its text, line by line. Where it is too long for what is around it is noted at once. */
  function linesOf(element: HTMLElement): Line[] {
    const texts = ownTexts(element).flatMap(boxesOf)
    const { left: itsLeft, right: itsRight } = element.getBoundingClientRect()
    const left = isControl(element) ? itsLeft : Math.min(...texts.map((box) => box.left))
    const right = isControl(element) ? itsRight : Math.max(...texts.map((box) => box.right))
    const shown = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    const found: string[] = []
    let layer: Element | null = null
    let isFramed = false
    let mayBeCut = false
    for (let at: Element = element; at !== document.body && at.parentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      if (style.clipPath === 'inset(50%)' || edge.width < 2 || at.matches('.skip-link')) return []
      if (/fixed|sticky/.test(style.position) || at.matches('[popover], dialog')) layer ??= at
      if (style.display === 'inline' || style.display === 'contents') continue
      const isClipping = style.overflowX !== 'visible'
      mayBeCut ||= /auto|scroll/.test(style.overflowX)
      mayBeCut ||= isClipping && (style.textOverflow !== 'clip' || style.webkitLineClamp !== 'none')
      const hasFrame = style.borderLeftStyle !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
      const isPast = !mayBeCut && (left < edge.left - 1.5 || right > edge.right + 1.5)
      if (isPast && hasFrame && !isFramed) found.push(`outside its box: ${nameOf(element)}`)
      else if (isPast && isClipping) found.push(`cut off: ${nameOf(element)}`)
      isFramed ||= hasFrame && at !== element
      if (!isClipping) continue
      shown.left = Math.max(shown.left, edge.left)
      shown.right = Math.min(shown.right, edge.right)
      shown.top = Math.max(shown.top, edge.top)
      shown.bottom = Math.min(shown.bottom, edge.bottom)
    }
    for (const fault of found) faults.add(fault)
    // A font's box is taller than its letters.
    const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.3
    return texts
      .map((line) => ({
        left: Math.max(line.left, shown.left),
        right: Math.min(line.right, shown.right),
        top: Math.max(line.top + slack, shown.top),
        bottom: Math.min(line.bottom - slack, shown.bottom),
      }))
      .filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1)
      .map((box) => ({ element, box, layer }))
  }

  function ownTexts(element: Element): Node[] {
    return [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim())
  }

  function boxesOf(text: Node): DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }

  function isControl(element: Element): boolean {
    return element.matches('button, input, select, textarea')
  }

  function nameOf(element: Element): string {
    const name = [element.tagName.toLowerCase(), ...element.classList].join('.').slice(0, 60)
    return `${name} "${element.textContent?.trim().slice(0, 40)}"`
  }
}
