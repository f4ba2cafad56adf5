import { completeFeedLinks } from '../home/subscription-links.ts'
import { updateClosing } from './live-closing.ts'

/** Narrows the list as soon as something is chosen, and stays on the page: the focus remains in the form. */
export function narrowAtOnce(): void {
  const form = document.querySelector<HTMLFormElement>('[data-part=deadline-filter]')
  let latest = 0
  form?.addEventListener('change', () => {
    const address = addressOf(form)
    const number = (latest += 1)
    void readPage(address).then((page) => {
      if (number !== latest) return
      if (!page) return location.assign(address)
      show(page)
      history.replaceState(history.state, '', address)
    })
  })
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') query.set(name, String(value))
  return query.size > 0 ? `${form.action}?${query}` : form.action
}

/** The page of another choice; null where it cannot be read in place. */
async function readPage(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  } catch (reason) {
    console.warn('Deadlines were not read.', reason)
    return null
  }
}

function show(page: Document): void {
  document.title = page.title
  for (const part of document.querySelectorAll<HTMLElement>('[data-narrowed]')) {
    const other = page.querySelector(`[data-narrowed=${part.dataset.narrowed}]`)
    part.replaceChildren(...(other ? document.adoptNode(other).childNodes : []))
  }
  updateClosing()
  completeFeedLinks()
}
