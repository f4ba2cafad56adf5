import { closingWords, type ClosingTexts } from '@cyberluach/i18n/closing-words'
import type { Locale } from '@cyberluach/i18n/locales'

type Told = {
  locale: Locale
  timeZone: string
  texts: ClosingTexts & { closed: string; expectedOver: string; ownTime: string }
}

const every = 60_000

/** Says how long deadlines are open as time goes by, and when they close by the visitor's clock where it is another. */
export function keepClosingTrue(): void {
  const told = JSON.parse(
    document.querySelector<HTMLElement>('[data-true-closing]')?.dataset.trueClosing ?? '{}',
  ) as Told
  sayOwnMoments(told)
  sayClosing(told)
  setInterval(() => sayClosing(told), every)
  addEventListener('pageshow', () => sayClosing(told))
}

function sayClosing({ locale, texts }: Told): void {
  const now = new Date()
  for (const place of document.querySelectorAll<HTMLElement>('[data-closes]')) {
    const isAnswer = place.dataset.answer !== undefined
    const words = closingWords(locale, texts, { closesAt: place.dataset.closes ?? '', isAnswer }, now)
    const said = words ?? (isAnswer ? texts.expectedOver : texts.closed)
    if (place.textContent !== said) place.textContent = said
  }
}

function sayOwnMoments({ locale, timeZone, texts }: Told): void {
  const own = momentFormat(locale, undefined)
  const site = momentFormat(locale, timeZone)
  for (const place of document.querySelectorAll<HTMLElement>('[data-own-moment]')) {
    const closesAt = new Date(place.dataset.ownMoment ?? '')
    const time = own.format(closesAt)
    place.hidden = time === site.format(closesAt)
    place.textContent = texts.ownTime.replace('{time}', () => time)
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
