import { whenVisitorStirs } from './when-visitor-stirs.ts'

const gridKeys = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
])

/**
 * The calendar is complete and leads on by its links, so its script is not loaded before somebody stirs. What is
 * clicked or pressed while it is on its way is done as soon as it is there; where it cannot be loaded, the links work.
 * Going back to another month before that asks the server for it.
 */
export function takeOverCalendar(container: HTMLElement): void {
  const isWaiting = new AbortController()
  addEventListener('popstate', () => location.reload(), { signal: isWaiting.signal })
  whenVisitorStirs(() => {
    const held = hold(container)
    import('./hydrate.tsx').then(
      ({ hydrateCalendar }) => {
        isWaiting.abort()
        held.release()
        hydrateCalendar(container)
        held.repeat()
      },
      (reason) => {
        console.warn('The calendar stays as it is.', reason)
        held.release()
        held.repeat()
      },
    )
  })
}

/** Keeps the last click and key from doing what they do without the script. Links to days and events go on alone. */
function hold(container: HTMLElement) {
  const released = new AbortController()
  const options = { capture: true, signal: released.signal }
  let repeat = () => {}

  container.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('a, button')
      if (!control || control.matches('[data-event], .day-link') || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      event.stopPropagation()
      repeat = () => control.click()
    },
    options,
  )
  container.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element
      if (!gridKeys.has(event.key) || !target.closest('[role="grid"]')) return
      event.preventDefault()
      event.stopPropagation()
      repeat = () =>
        void target.dispatchEvent(
          new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }),
        )
    },
    options,
  )
  return { release: () => released.abort(), repeat: () => repeat() }
}
