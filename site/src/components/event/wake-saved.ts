import { savedEventsName } from '../../stores/saved-events-name.ts'

/**
 * Has the page of an event that this browser keeps say so from the start: the server does not know it, and the button
 * would say "Save" until somebody is at it. Nothing loads for who has not saved it.
 */
export function wakeIfSaved(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-saved-as]'))
    if (isKept(place.dataset.savedAs ?? ''))
      place.querySelector('astro-island')?.dispatchEvent(new Event('wake'))
}

function isKept(id: string): boolean {
  try {
    return localStorage.getItem(savedEventsName)?.includes(id) === true
  } catch {
    // Storage may be forbidden: nothing is kept then.
    return false
  }
}
