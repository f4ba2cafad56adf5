import { subscriptionLinks } from './subscription-links.ts'

const copiedFor = 2000

/** What goes along with the type and the place, by its names in the address. */
const others = ['q', 'level', 'admission', 'prize']

/** Keeps the ways to subscribe at what is chosen; whoever opens them finds what the calendar shows by then. */
export function completeSubscriptions(): void {
  const panel = document.getElementById('subscribe-panel')
  const form = panel?.querySelector('form')
  if (!panel || !form) return
  completeLinks(form)
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) form.querySelector(`[type=hidden][name=${target.name}]`)?.remove()
    completeLinks(form)
  })
  panel.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return
    chooseAsShown(form)
    completeLinks(form)
  })
  const copy = form.querySelector<HTMLButtonElement>('[data-part=copy]')
  copy?.addEventListener('click', () => copyFeed(form, copy))
}

/** What the address says: a type and a place, and whatever else goes along. */
function chooseAsShown(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search)
  const chosen = new Set<string>()
  for (const input of form.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    input.checked = input.value === (asked.get(input.name) ?? 'all')
    if (input.checked) chosen.add(input.name)
  }
  const hidden = [...others, 'type', 'location'].filter((name) => asked.get(name) && !chosen.has(name))
  const fields = hidden.map((name) => hiddenField(name, asked.get(name) ?? ''))
  form.querySelector('[data-part=asked]')?.replaceChildren(...fields)
}

function hiddenField(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value })
}

function completeLinks(form: HTMLFormElement): void {
  const links: Record<string, string> = linksOf(form)
  for (const link of form.querySelectorAll<HTMLAnchorElement>('[data-to]'))
    link.href = links[link.dataset.to ?? ''] ?? link.href
}

function linksOf(form: HTMLFormElement) {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== 'all') query.set(name, String(value))
  const feed = query.size > 0 ? `/events.ics?${query}` : '/events.ics'
  return subscriptionLinks(location.origin, feed, form.dataset.name ?? '')
}

function copyFeed(form: HTMLFormElement, button: HTMLButtonElement): void {
  // As with every link that is copied, it is said even where the clipboard is closed to us.
  navigator.clipboard
    ?.writeText(linksOf(form).feed)
    .catch((reason: unknown) => console.warn('Nothing was copied.', reason))
  const label = button.querySelector('[role=status]')
  if (!label || button.dataset.said) return
  button.dataset.said = label.textContent
  label.textContent = form.dataset.copied ?? ''
  setTimeout(() => {
    label.textContent = button.dataset.said ?? ''
    delete button.dataset.said
  }, copiedFor)
}
