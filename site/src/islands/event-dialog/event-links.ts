import { readEvent } from '../../stores/read-event.ts'
import { isPlainClick } from '../plain-click.ts'

/** A pointer that rests on an event this long will probably open it. */
const intent = 80

/** From now on links to events call back, wherever on the page they are; an event is read when someone is about to. */
export function onEventLink(open: (id: string, link: HTMLAnchorElement) => void): void {
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
    open(link.dataset.event ?? '', link)
  })

  const pointedAt = document.querySelector<HTMLAnchorElement>('a[data-event]:is(:hover, :focus)')
  if (pointedAt) readAhead(pointedAt)
}

function readAhead(link: HTMLElement): void {
  readEvent(link.dataset.event ?? '').catch((reason: unknown) =>
    console.warn('Nothing was read ahead.', reason),
  )
}

function eventLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-event]') : null
}
