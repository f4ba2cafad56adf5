import { forgetNewNotes, noteVisit } from '../../stores/known-notes.ts'

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
