import { persistentAtom } from '@nanostores/persistent'
import { tolerantStorage } from '../../stores/browser-storage.ts'

/** The notifications that this browser has been shown, the latest last; null before its first visit. */
export const $knownNotes = persistentAtom<string[] | null>('cyberluach.notes', null, {
  encode: (ids) => ids?.join(' '),
  decode: (kept) => kept.split(' ').filter(Boolean),
})

const mostKnown = 60

/** Of the notifications of a page, those that are new since the last visit: on the first one, none. */
export function newNotes(ids: readonly string[], known: readonly string[] | null, before: readonly string[]) {
  return known === null ? [] : ids.filter((id) => before.includes(id) || !known.includes(id))
}

/** Remembers the notifications of a page as known, and which of them this visit has found new. */
export function noteVisit(ids: readonly string[]): string[] {
  const before = (ofVisit[name] ?? '').split(' ').filter(Boolean)
  const found = newNotes(ids, $knownNotes.get(), before)
  $knownNotes.set([...new Set([...($knownNotes.get() ?? []), ...ids])].slice(-mostKnown))
  ofVisit[name] = found.join(' ')
  return found
}

/** Nothing is new any more once the list was opened. */
export function forgetNewNotes(): void {
  ofVisit[name] = ''
}

const name = 'cyberluach.notes'
const ofVisit = tolerantStorage(() => sessionStorage)

/** Counts at the bell what is new since the last visit, until its list is opened. */
export function countNewNotes(): void {
  const bell = document.querySelector<HTMLElement>('[data-notes]')
  const panel = document.querySelector('#notifications')
  if (!bell || !panel) return
  const labels = JSON.parse(bell.dataset.labels ?? '[]') as string[]
  const count = bell.querySelector<HTMLElement>('[data-part=new-notes]')
  const show = (n: number) => {
    bell.setAttribute('aria-label', labels[n] ?? '')
    count?.toggleAttribute('data-shown', n > 0)
    if (count?.firstElementChild) count.firstElementChild.textContent = String(n)
  }
  show(noteVisit((bell.dataset.notes ?? '').split(' ').filter(Boolean)).length)
  panel.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return
    forgetNewNotes()
    show(0)
  })
  // Where a click leaves the focus elsewhere, as in Safari, closing would give it back to nothing.
  bell.addEventListener('click', () => bell.focus())
}
