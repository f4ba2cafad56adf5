import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Alone, for the `page`, at once on `load`, or for what a selector finds. */
    'client:interaction'?: true | string
  }
}

/** An island that is not there yet. */
type Waiting = {
  element: HTMLElement
  /** What it answers elsewhere on the page; empty where it answers only what it holds. */
  selector: string
  wake: () => Promise<void>
}

/** How long an act is held, in milliseconds, before the browser does with it what it does without scripts. */
const timeoutMs = 10_000

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
const signsOfLife = [...signs, 'pointermove', 'scroll', 'popstate'] as const

/** What is pressed. Fields and openers of popovers are not: the browser itself does what is to be done there. */
const controls = 'a[href], button:not([popovertarget]), summary, [role="button"]'
const movesByKey = '[role="grid"], [role="menu"], [role="radiogroup"], [aria-haspopup]'
const moves = /^(Arrow(Left|Right|Up|Down)|Home|End|PageUp|PageDown)$/

const waiting = new Set<Waiting>()

/**
 * `client:interaction` loads an island when somebody points at it, touches it or moves the focus into it;
 * `client:interaction="page"` at the first sign of a visitor anywhere; `client:interaction="a.some"` when somebody is at
 * what that selects, wherever it stands: such an island answers it; `client:interaction="load"` at once, as one for the
 * page is where the browser keeps a choice that changes what the page shows. The click or key
 * that falls into the moment of loading is held and repeated once the island is there. Where it cannot be loaded, links
 * lead on and forms post.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  const isForPage = value === 'page'
  const isAtOnce = value === 'load' || (isForPage && document.documentElement.dataset.samples === 'hidden')
  const selector = isForPage || isAtOnce || typeof value !== 'string' ? '' : value
  const asleep = new AbortController()
  let awake: Promise<void> | undefined

  const hydrate = async () => {
    asleep.abort()
    try {
      const run = await load()
      // What somebody waits for goes first: the whole calendar would take as long again.
      if (isForPage && !heldFor.includes(island)) await heldAct
      await run()
    } finally {
      waiting.delete(island)
    }
  }
  const island: Waiting = { element, selector, wake: () => (awake ??= hydrate()) }
  waiting.add(island)
  if (isAtOnce) return void island.wake()
  // What no visitor is ever at is told by a script of the page.
  element.addEventListener('wake', island.wake)

  for (const sign of isForPage ? signsOfLife : signs) {
    const start = ({ target }: Event) => {
      if (isForPage || isFor(island, target)) void island.wake()
    }
    addEventListener(sign, start, { capture: true, passive: true, signal: asleep.signal })
  }
}

export default interaction

/** The act that is held last, done when it is repeated, and the islands that it waits for. */
let heldAct: Promise<void> = Promise.resolve()
let heldFor: Waiting[] = []
let repeatLast = () => {}
let isRepeating = false

/** Keeps the act from whatever else would answer it until its islands are there, and then repeats the last one. */
function hold(event: Event, target: Element, repeat: () => void): void {
  const islands = answering(target)
  if (isRepeating || islands.length === 0) return
  event.preventDefault()
  event.stopImmediatePropagation()
  repeatLast = repeat
  heldFor = islands
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  heldAct = Promise.race([Promise.allSettled(islands.map(({ wake }) => wake())), late]).then(() => {
    if (repeatLast !== repeat) return
    repeatLast = () => {}
    isRepeating = true
    repeat()
    isRepeating = false
  })
}

addEventListener(
  'click',
  (event) => {
    const control = closest(event.target, controls)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (control && isPlain) hold(event, control, () => control.click())
  },
  { capture: true },
)

addEventListener(
  'keydown',
  (event) => {
    const { key, target } = event
    if (!moves.test(key) || !(target instanceof HTMLElement) || !closest(target, movesByKey)) return
    const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    hold(event, target, () => void target.dispatchEvent(again))
  },
  { capture: true },
)

/** The islands that will answer an act there: those that ask for it, or else those that hold it. */
function answering(target: Element): Waiting[] {
  const islands = [...waiting]
  const asking = islands.filter(({ selector }) => selector !== '' && target.closest(selector))
  return asking.length > 0 ? asking : islands.filter(({ element }) => element.contains(target))
}

function isFor({ element, selector }: Waiting, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return element.contains(target) || (selector !== '' && target.closest(selector) !== null)
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
