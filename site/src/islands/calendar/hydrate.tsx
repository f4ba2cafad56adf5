import { hydrateRoot } from 'react-dom/client'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import { rootOptions } from '../root-options.ts'

/**
 * Takes over the calendar that the server has rendered. Done by hand, since Astro's islands would bring 2 KB of
 * scripts of their own and carry the properties a third larger.
 */
export function hydrateCalendar(container: HTMLElement): void {
  const props = JSON.parse(container.dataset.calendar ?? '') as CalendarProps
  hydrateRoot(container, <Calendar {...props} />, rootOptions)
}
