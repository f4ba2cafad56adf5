/** How long the pointer rests before a hint appears, and for how long the next one then appears at once. */
export const tooltipDelay = 700
export const tooltipSkipDelay = 300

type Hint = { show: () => void; hide: () => void }

/** When a hint appears and goes (product specification, section 9). One is shown at a time. */
export function tooltipTiming({ show, hide }: Hint) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isShown = false
  let hiddenAt = -Infinity

  function leave() {
    clearTimeout(timer)
    if (!isShown) return
    isShown = false
    hiddenAt = performance.now()
    hide()
  }

  function enter() {
    leave()
    const wait = performance.now() - hiddenAt <= tooltipSkipDelay ? 0 : tooltipDelay
    timer = setTimeout(() => {
      isShown = true
      show()
    }, wait)
  }

  return { enter, leave }
}
