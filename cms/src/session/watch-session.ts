import type { SessionKeeper } from './session-keeper.ts'
import { listenToTabs, storedToken } from './stored-session.ts'

/** What counts as somebody being there (product specification, section 4). */
const activities = [
  'mousemove',
  'mousedown',
  'keydown',
  'scroll',
  'touchstart',
  'touchmove',
  'click',
  'wheel',
] as const

/** Lets the keeper know of what happens on the page and in the other tabs. Opening the dashboard counts as activity. */
export function watchSession(keeper: SessionKeeper): () => void {
  const seen = () => (document.visibilityState === 'visible' ? keeper.show() : keeper.hide())
  // A page that comes back as it was left may show a session that is over.
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted && !storedToken()) keeper.leave('signedOut')
  }
  const ticking = setInterval(keeper.tick, 1000)
  const stopListening = listenToTabs({ heard: keeper.heard, ended: keeper.leave })
  for (const activity of activities) {
    document.addEventListener(activity, keeper.noteActivity, { passive: true, capture: true })
  }
  document.addEventListener('visibilitychange', seen)
  addEventListener('pageshow', restored)
  keeper.noteActivity()
  seen()
  return () => {
    clearInterval(ticking)
    stopListening()
    for (const activity of activities) {
      document.removeEventListener(activity, keeper.noteActivity, { capture: true })
    }
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('pageshow', restored)
  }
}
