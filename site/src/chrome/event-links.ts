import { isPlainClick } from '../islands/plain-click.ts'
import { readEvent } from '../stores/read-event.ts'

/** A pointer that rests on an event this long will probably open it. */
const intent = 80

const loadDialog = () => import('../islands/event-dialog/open-event.tsx')

/**
 * Links to events open them over the page; the dialog loads when someone is about to. A page without the dialog's
 * setting (only the bell leads to events there) lets them lead to the calendar.
 */
export function openEventLinks(): void {
  takeOverOpenEvent()
  if (!document.querySelector('[data-event-dialog-setting]')) return
  let timer: ReturnType<typeof setTimeout> | undefined

  const prepare = ({ target, type }: Event) => {
    clearTimeout(timer)
    const link = eventLink(target)
    if (link) timer = setTimeout(() => readAhead(link), type === 'pointerover' ? intent : 0)
  }
  document.addEventListener('pointerover', prepare)
  document.addEventListener('pointerdown', prepare)
  document.addEventListener('focusin', prepare)

  document.addEventListener('click', (event) => {
    const link = eventLink(event.target)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    loadDialog().then(
      ({ openEvent }) => openEvent(link.dataset.event ?? '', link),
      () => location.assign(link.href),
    )
  })
}

/** The address may have named an event, which then stands open in the page. */
function takeOverOpenEvent(): void {
  const container = document.querySelector<HTMLElement>('[data-open-event]')
  if (container)
    import('../islands/event-dialog/hydrate.tsx').then(({ hydrateOpenEvent }) => hydrateOpenEvent(container))
}

function readAhead(link: HTMLElement): void {
  const ignore = (reason: unknown) => console.warn('Nothing was read ahead.', reason)
  loadDialog().catch(ignore)
  readEvent(link.dataset.event ?? '').catch(ignore)
}

function eventLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-event]') : null
}
