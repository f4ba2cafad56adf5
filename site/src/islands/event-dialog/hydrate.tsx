import { hydrateRoot } from 'react-dom/client'
import { OpenEvent, type OpenEventProps } from './OpenEvent.tsx'
import { rootOptions } from '../root-options.ts'

/** Takes over the event that the server has rendered open. */
export function hydrateOpenEvent(container: HTMLElement): void {
  const props = JSON.parse(container.dataset.openEvent ?? '') as OpenEventProps
  hydrateRoot(container, <OpenEvent {...props} />, rootOptions)
}
