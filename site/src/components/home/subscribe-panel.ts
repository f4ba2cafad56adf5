import { subscriptionLinks } from './subscription-links.ts'

const copiedFor = 2000

/** Keeps the ways to subscribe at what is chosen; whoever opens them finds what the calendar shows by then. */
export function completeSubscriptions(): void {
  const panel = document.getElementById('subscribe-panel')
  const form = panel?.querySelector('form')
  if (!panel || !form) return
  completeLinks(form)
  form.addEventListener('change', () => completeLinks(form))
  panel.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return
    chooseAsShown(form)
    completeLinks(form)
  })
  const copy = form.querySelector<HTMLButtonElement>('[data-part=copy]')
  copy?.addEventListener('click', () => copyFeed(form, copy))
}

/** What the address says, part by part: each is chosen, and those that few ask for are there only then. */
function chooseAsShown(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search)
  const place = form.querySelector<HTMLElement>('[data-part=other-place]')
  const words = form.querySelector<HTMLInputElement>('[name=q]')
  if (place) offer(place, otherPlace(form, asked.get('location')), placeName)
  if (words?.parentElement) offer(words.parentElement, asked.get('q') ?? '')
  for (const input of inputsOf(form)) {
    input.checked = input.value !== '' && input.value === (asked.get(input.name) ?? 'all')
    const choice = input.closest<HTMLElement>('[data-part=asked]')
    if (choice) choice.hidden = !input.checked
  }
  for (const name of ['type', 'location'])
    if (!inputsOf(form, `[name=${name}]`).some(({ checked }) => checked))
      for (const input of inputsOf(form, `[name=${name}][value=all]`)) input.checked = true
}

function inputsOf(form: HTMLFormElement, which = '[type=radio], [type=checkbox]'): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(which)]
}

/** A place that is asked for and is not among those that always stand there; empty where it is. */
function otherPlace(form: HTMLFormElement, place: string | null): string {
  const known = inputsOf(form, '[name=location]').filter((input) => !input.closest('[data-part=other-place]'))
  return place && !known.some(({ value }) => value === place) ? place : ''
}

function offer(choice: HTMLElement, value: string, nameOf = (text: string) => text): void {
  const [input, name] = [choice.querySelector('input'), choice.querySelector('bdi')]
  if (!input || !name) return
  choice.hidden = value === ''
  input.value = value
  name.textContent = nameOf(value)
}

/** What the calendar's own choice of places calls it. */
function placeName(place: string): string {
  const options = document.querySelectorAll<HTMLOptionElement>('#filter-location option')
  return [...options].find(({ value }) => value === place)?.text ?? place
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
  return subscriptionLinks(location.origin, feed, nameOf(form))
}

/** What a program that asks for a name shows: the site, and what is chosen, as the calendar itself says it. */
function nameOf(form: HTMLFormElement): string {
  const chosen = inputsOf(form, ':checked').filter(({ value }) => value !== 'all')
  const names = chosen.map((input) => (input.name === 'q' ? input.value : input.parentElement?.textContent))
  return [form.dataset.name, ...names.map((name) => name?.trim())].filter(Boolean).join(' · ')
}

function copyFeed(form: HTMLFormElement, button: HTMLButtonElement): void {
  // As with every link that is copied, it is said even where the clipboard is closed to us.
  navigator.clipboard?.writeText(linksOf(form).feed).catch((reason: unknown) => console.warn('Not copied.', reason))
  const label = button.querySelector('[role=status]')
  if (!label || button.dataset.said) return
  button.dataset.said = label.textContent
  label.textContent = form.dataset.copied ?? ''
  setTimeout(() => {
    label.textContent = button.dataset.said ?? ''
    delete button.dataset.said
  }, copiedFor)
}
