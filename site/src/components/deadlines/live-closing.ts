import { closingFigure, closingWords, type ClosingTexts } from '@cyberluach/i18n/closing-words'
import type { Locale } from '@cyberluach/i18n/locales'

type PageContext = {
  locale: Locale
  timeZone: string
  texts: ClosingTexts & { closed: string; expectedOver: string; ownTime: string }
}

const every = 60_000

/** Says how long deadlines are open as time goes by, and when they close by the visitor's clock where it is another. */
export function keepClosingCurrent(): void {
  updateClosing()
  setInterval(updateClosing, every)
  addEventListener('pageshow', updateClosing)
}

/** Says it of all that stands on the page now. */
export function updateClosing(): void {
  const told = JSON.parse(
    document.querySelector<HTMLElement>('[data-true-closing]')?.dataset.trueClosing ?? '{}',
  ) as PageContext
  sayOwnMoments(told)
  sayClosing(told)
  sayLeft(told)
}

function sayClosing({ locale, texts }: PageContext): void {
  const now = new Date()
  for (const place of document.querySelectorAll<HTMLElement>('[data-closes]')) {
    const isAnswer = place.dataset.answer !== undefined
    const words = closingWords(locale, texts, { closesAt: place.dataset.closes ?? '', isAnswer }, now)
    const said = words ?? (isAnswer ? texts.expectedOver : texts.closed)
    if (place.textContent !== said) place.textContent = said
  }
}

/** The large figures. Where none is left, the words that stood beside them for readers are shown instead. */
function sayLeft({ locale }: PageContext): void {
  const now = new Date()
  for (const place of document.querySelectorAll<HTMLElement>('[data-left]')) {
    const left = closingFigure(locale, place.dataset.left ?? '', now)
    const [drawn, words] = place.children
    if (!left) {
      drawn?.remove()
      words?.classList.remove('sr-only')
      delete place.dataset.left
      continue
    }
    place.toggleAttribute('data-soon', left.isSoon)
    const [figure, unit] = drawn?.children ?? []
    if (figure) figure.textContent = left.figure
    if (unit) unit.textContent = left.unit
  }
}

function sayOwnMoments({ locale, timeZone, texts }: PageContext): void {
  const own = momentFormat(locale, undefined)
  const site = momentFormat(locale, timeZone)
  const isOther = (closesAt: Date) => own.format(closesAt) !== site.format(closesAt)
  for (const place of document.querySelectorAll<HTMLElement>('[data-own-moment]')) {
    const closesAt = new Date(place.dataset.ownMoment ?? '')
    place.hidden = !isOther(closesAt)
    place.textContent = texts.ownTime.replace('{time}', () => own.format(closesAt))
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-moment]')) {
    const closesAt = new Date(place.dataset.moment ?? '')
    if (isOther(closesAt)) place.textContent = own.format(closesAt)
  }
}

function momentFormat(locale: Locale, timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
