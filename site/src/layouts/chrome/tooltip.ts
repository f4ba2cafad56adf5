import { directionOf } from '@cyberluach/core/text/text-direction'
import { tooltipTiming } from './tooltip-timing.ts'

/** Between a hint and the edges of the window, in CSS pixels. */
const margin = 8

const look =
  'start-0 end-auto top-0 bottom-auto z-tooltip m-0 w-max max-w-[min(22rem,calc(100vw-1rem))] rounded-sm border border-line-strong bg-raised px-2.5 py-1.5 text-sm wrap-anywhere text-ink shadow-3'

const tip = document.createElement('div')
let owner: Element | null = null
let title = ''

/** Shows what a `title` says to a resting pointer, in place of the browser's own hint, whose time nobody sets. */
export function prepareTooltips(): void {
  tip.className = look
  tip.dataset.part = 'tooltip'
  tip.popover = 'manual'
  // The title itself is what assistive technology reads.
  tip.ariaHidden = 'true'
  const timing = tooltipTiming({ show, hide: () => tip.hidePopover() })

  const moveTo = (next: Element | null) => {
    if (next === owner) return
    giveBack()
    timing.leave()
    owner = next
    takeTitle()
    if (title) timing.enter()
  }
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element) || tip.contains(target)) return
    moveTo(owner?.contains(target) ? owner : target.closest('[title]'))
  })
  document.documentElement.addEventListener('pointerleave', () => moveTo(null))
  for (const name of ['pointerdown', 'keydown', 'scroll'] as const) {
    document.addEventListener(name, timing.leave, { capture: true, passive: true })
  }
}

/** While the pointer is there the browser must not show its own hint as well. */
function takeTitle(): void {
  title = owner?.getAttribute('title') ?? ''
  owner?.removeAttribute('title')
}

/** The title stands again, unless another one was written there meanwhile. */
function giveBack(): void {
  if (title && !owner?.hasAttribute('title')) owner?.setAttribute('title', title)
}

function show(): void {
  if (!owner?.isConnected) return
  tip.textContent = title
  tip.dir = directionOf(title)
  // Outside an open dialog everything is inert: the pointer could not rest on the hint.
  ;(owner.closest('dialog') ?? document.body).append(tip)
  tip.style.translate = ''
  tip.showPopover()
  const box = owner.getBoundingClientRect()
  const own = tip.getBoundingClientRect()
  const isRoomBelow = box.bottom + own.height + margin <= innerHeight
  const start = document.documentElement.dir === 'rtl' ? box.right - own.width : box.left
  const left = Math.max(margin, Math.min(start, innerWidth - own.width - margin))
  const top = isRoomBelow ? box.bottom : box.top - own.height
  tip.style.translate = `${left - own.left}px ${top - own.top}px`
}
