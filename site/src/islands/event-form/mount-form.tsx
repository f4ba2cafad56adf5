import type { ComponentProps } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { EventForm } from './EventForm.tsx'

/** Takes over the form that the server has rendered in a dialog, once. */
export function mountEventForm(container: HTMLElement): void {
  const given = container.dataset.eventForm
  if (!given) return
  delete container.dataset.eventForm
  hydrateRoot(container, <EventForm {...(JSON.parse(given) as ComponentProps<typeof EventForm>)} />)
}
