import { thingsOf, type ThingGroup } from '@cyberluach/core/messages/word-question'
import { formatMonthName, formatWeekday } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { numberWords, thingWords } from '@cyberluach/i18n/word-question'

/** Answers a question by its sentence, as a person does who reads it. */
export function answerOf(locale: Locale, sentence: string): string {
  const text = sentence.replace(/\p{Cf}/gu, '')
  const templates = Object.entries(messagesFor(locale).wordQuestion)
  const [kind = ''] = templates.find(([, words]) => matches(words, text)) ?? []
  return answers(locale, text)[kind]?.() ?? ''
}

function matches(template: string, text: string): boolean {
  const parts = template.split(/\{\w+\}/)
  return parts.length > 1 && parts.every((part) => text.includes(part))
}

function answers(locale: Locale, text: string): Record<string, () => string> {
  const beside = (names: string[], step: number) => {
    const at = names.findIndex((name) => new RegExp(`(^|\\s)${name}\\?`).test(text))
    return names.at((at + step) % names.length) ?? ''
  }
  const days = Array.from({ length: 7 }, (_, day) => formatWeekday(locale, day, 'long'))
  const months = Array.from({ length: 12 }, (_, month) =>
    formatMonthName(locale, `2026-${String(month + 1).padStart(2, '0')}`),
  )
  const words = new Set(text.split(/[^\p{L}]+/u))
  const numbers = [...numberWords].flatMap(([number, said]) => (words.has(said[locale][0]) ? [number] : []))
  const thing = (group: ThingGroup) => () =>
    thingsOf[group].map((one) => thingWords[one][locale][0]).find((word) => words.has(word)) ?? ''
  return {
    dayAfter: () => beside(days, 1),
    dayBefore: () => beside(days, -1),
    monthAfter: () => beside(months, 1),
    monthBefore: () => beside(months, -1),
    sum: () => String(numbers.length === 1 ? 2 * (numbers[0] ?? 0) : numbers.reduce((one, two) => one + two, 0)),
    largest: () => String(Math.max(...numbers)),
    smallest: () => String(Math.min(...numbers)),
    animal: thing('animal'),
    fruit: thing('fruit'),
    color: thing('color'),
    clothing: thing('clothing'),
    body: thing('body'),
  }
}
