/*
 * Tells the server that this page is looked at: once when it opens, once with its load time, and every 15 seconds while
 * it can be seen. Nothing is stored in the browser, and nothing is sent where the visitor asks not to be followed.
 */
const beatMs = 15_000
const visitMs = 30 * 60_000

let page = ''
let lastSign = 0

if (navigator.doNotTrack !== '1' && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

function begin(): void {
  open()
  if (document.readyState === 'complete') sendLoadTime()
  else addEventListener('load', () => setTimeout(sendLoadTime))
  // The page comes back from the browser's memory: looked at again, and loaded in no time worth telling.
  addEventListener('pageshow', ({ persisted }) => persisted && open())
  document.addEventListener('visibilitychange', beat)
  setInterval(() => document.hidden || beat(), beatMs)
}

function open(): void {
  page = crypto.getRandomValues(new Uint32Array(3)).join('-')
  send('view')
}

/** After a pause in which the visit has ended, the page opens anew. */
function beat(): void {
  if (Date.now() - lastSign < visitMs) send('beat')
  else if (!document.hidden) open()
}

function sendLoadTime(): void {
  const [timing] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  const loaded = timing && timing.loadEventEnd - (timing.activationStart ?? 0)
  if (loaded && loaded > 0) send('load', Math.round(loaded))
}

function send(kind: 'view' | 'load' | 'beat', loadMs?: number): void {
  lastSign = Date.now()
  const type = /^(\/he)?\/stats$/.test(location.pathname) ? location.search : ''
  const path = (location.pathname + type).slice(0, 300)
  const pulse = JSON.stringify({ kind, page, path, loadMs })
  navigator.sendBeacon('/api/pulse', new Blob([pulse], { type: 'application/json' }))
}

export {}
