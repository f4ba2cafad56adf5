/* Runs in the page: everything it needs stands inside each function. */

/** What a reader of enlarged text would lose now: sideways scrolling, text outside the screen, its box, or cut off. */
export function layoutFaults(): string[] {
  const faults: string[] = []
  const screen = document.documentElement
  const width = screen.clientWidth
  if (screen.scrollWidth > width) faults.push(`the page scrolls sideways: ${screen.scrollWidth} in ${width} px`)
  for (const panel of document.querySelectorAll('dialog, dialog *, [popover]')) {
    const isScroller = getComputedStyle(panel).overflowX === 'auto'
    if (isScroller && panel.scrollWidth > panel.clientWidth) note('scrolls sideways', panel)
  }
  type Around = { isForReaders: boolean; mayScroll: boolean; frame: Element | null }
  // Each element's is asked once: the answers of its texts hang on the same few around them.
  const known = new Map<Element, Around>([[document.body, { isForReaders: false, mayScroll: false, frame: null }]])
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const ownText = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim())
    if (ownText.length === 0) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const { isForReaders, mayScroll, frame } = around(element)
    if (isForReaders || mayScroll) continue
    const box = textBox(ownText)
    if (box.width < 1) continue
    if (box.left < -1 || box.right > width + 1) note('outside the screen', element)
    const edge = frame?.getBoundingClientRect()
    // A font's box is taller than its letters.
    const slack = 3 + Number.parseFloat(getComputedStyle(element).fontSize) * 0.35
    if (!edge) continue
    const isWide = box.left < edge.left - 1 || box.right > edge.right + 1
    const isTall = box.bottom > edge.bottom + slack || box.top < edge.top - slack
    if (isWide || isTall) note('outside its box', element)
  }
  return [...new Set(faults)]

  function note(what: string, element: Element): void {
    const name = [element.tagName.toLowerCase(), ...element.classList].join('.')
    faults.push(`${what}: ${name} "${element.textContent?.trim().slice(0, 40)}"`)
  }

  function textBox(nodes: Node[]): DOMRect {
    const range = document.createRange()
    range.setStartBefore(nodes[0] as Node)
    range.setEndAfter(nodes.at(-1) as Node)
    return range.getBoundingClientRect()
  }

  /** What an element or one that it stands in is: unseen, scrolled or cut; and the nearest that is drawn as a box. */
  function around(element: Element): Around {
    const before = known.get(element)
    if (before) return before
    const { clipPath, opacity, position, overflowX, display, borderTopStyle, backgroundColor } =
      getComputedStyle(element)
    const outer = around(element.parentElement as Element)
    const isUnseen = clipPath === 'inset(50%)' || opacity === '0'
    const isFramed = display !== 'inline' && (borderTopStyle !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)')
    const found = {
      isForReaders: outer.isForReaders || isUnseen || (position === 'absolute' && element.matches('.skip-link')),
      mayScroll: outer.mayScroll || /auto|scroll|hidden|clip/.test(overflowX),
      frame: isFramed ? element : outer.frame,
    }
    known.set(element, found)
    return found
  }
}

/** The texts of those elements that do not show all of it. */
export function cutTexts(elements: Element[]): string[] {
  return elements
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
    .map((each) => each.textContent ?? '')
}

/** Every visible control that does not answer to a finger on 44 by 44 px; links in running text are free. */
export function smallTargets(): string[] {
  const least = 44
  const controls = 'a[href], button, input, select, textarea, summary, [role="menuitem"], [tabindex="0"]'
  type Size = { width: number; height: number }
  const found: string[] = []
  const waiting = new Set(
    [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches('[tabindex="-1"]') &&
        !inDialogElsewhere(element) &&
        !inRunningText(element),
    ),
  )
  // A screenful at a time: to scroll to each of them takes long.
  for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight - 5 * least) {
    scrollTo({ top, behavior: 'instant' })
    for (const element of waiting) {
      const size = inSight(element) && hitArea(element)
      if (!size || size.width === 0) continue
      judge(element, size)
      waiting.delete(element)
    }
  }
  for (const element of waiting) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    judge(element, hitArea(element))
  }
  return [...new Set(found)]

  function judge(element: Element, { width, height }: Size): void {
    if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return
    const name = [element.tagName.toLowerCase(), ...element.classList].join('.')
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    found.push(`${Math.round(width)}x${Math.round(height)}: ${name} "${text}"`)
  }

  /** Whether it stands far enough from the edges of the window. */
  function inSight(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return top > 2 * least && bottom < innerHeight - 2 * least && left >= 0 && right <= innerWidth
  }

  /** Behind an open dialog nothing is a target. */
  function inDialogElsewhere(element: Element): boolean {
    const modal = document.querySelector('dialog:modal, dialog[open]')
    return modal !== null && !modal.contains(element)
  }

  function inRunningText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false
    const around = element.parentElement?.closest('p, li, dd, td')
    return around !== null && around !== undefined && around.textContent?.trim() !== element.textContent?.trim()
  }

  /** The span of points, through the middle, that this control answers to; no more of it than is asked for. */
  function hitArea(element: Element): Size {
    const box = (element.closest('label') ?? element).getBoundingClientRect()
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    if (box.width === 0 || !answers(element, x, y)) return { width: 0, height: 0 }
    if (box.width >= least && box.height >= least) return box
    const reach = (stepX: number, stepY: number, atMost: number): number => {
      let steps = 0
      while (steps < atMost && answers(element, x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1
      return steps
    }
    const span = (stepX: number, stepY: number): number => {
      const one = reach(stepX, stepY, least)
      return one + 1 + reach(-stepX, -stepY, least - one)
    }
    return { width: span(1, 0), height: span(0, 1) }
  }

  function answers(element: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y)
    if (!hit) return false
    const label = element.closest('label')
    return element.contains(hit) || (label?.contains(hit) ?? false)
  }
}

/**
 * What is placed by no box of its own but by the page's, and stands outside of what it was written in: it lies across
 * whatever comes there. What only readers have, and the link that skips the header, may.
 */
export function strayElements(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const style = getComputedStyle(element)
    if (style.position !== 'absolute' || element.offsetParent !== document.body) return []
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches('.skip-link')) return []
    if (style.clipPath === 'inset(50%)' || !element.parentElement) return []
    const [own, around] = [element.getBoundingClientRect(), element.parentElement.getBoundingClientRect()]
    const isWithin =
      own.left >= around.left - 1 &&
      own.right <= around.right + 1 &&
      own.top >= around.top - 1 &&
      own.bottom <= around.bottom + 1
    if (own.width * own.height === 0 || isWithin) return []
    return [`${element.tagName.toLowerCase()}.${[...element.classList].join('.')} strays from its box`]
  })
}

/** The words of which only the beginning stands in a line that is seen: their box is too narrow for them. */
export function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found = new Set<string>()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!around?.checkVisibility() || around.closest('code, td')) continue
    // What readers alone have.
    const { width, height, bottom } = around.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    range.selectNodeContents(text)
    if (range.getClientRects().length < 2) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      if ((tops[0] ?? bottom) < bottom && new Set(tops).size > 1) found.add(word)
    }
  }
  return [...found]
}
