const settlingTime = 2000
let cameBackAt = -Infinity

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') cameBackAt = performance.now()
  })
}

/** Whether the page was hidden until a moment ago: what has changed meanwhile is shown without animation. */
export function cameBackJustNow(): boolean {
  return performance.now() - cameBackAt < settlingTime
}
