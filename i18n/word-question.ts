import type { Thing, AnswerCode, WordQuestion } from '@cyberluach/core/messages/word-question'
import { type Locale, locales } from './locales.ts'
import { formatMonthName, formatWeekday } from './format.ts'
import type { Messages } from './messages.ts'
import { fill } from './translate.ts'

/** How a language says something: as a question says it, and how else an answer may. */
type Spoken = Record<Locale, readonly [said: string, ...others: string[]]>

/** Numbers in words, as they are counted by; up to the largest sum of a question, and the tens. */
export const numberWords: ReadonlyMap<number, Spoken> = new Map([
  [2, { en: ['two'], he: ['שתיים', 'שתים', 'שניים', 'שנים'] }],
  [3, { en: ['three'], he: ['שלוש', 'שלושה'] }],
  [4, { en: ['four'], he: ['ארבע', 'ארבעה'] }],
  [5, { en: ['five'], he: ['חמש', 'חמישה'] }],
  [6, { en: ['six'], he: ['שש', 'שישה'] }],
  [7, { en: ['seven'], he: ['שבע', 'שבעה'] }],
  [8, { en: ['eight'], he: ['שמונה'] }],
  [9, { en: ['nine'], he: ['תשע', 'תשעה'] }],
  [10, { en: ['ten'], he: ['עשר', 'עשרה'] }],
  [11, { en: ['eleven'], he: ['אחת עשרה', 'אחד עשר'] }],
  [12, { en: ['twelve'], he: ['שתים עשרה', 'שתיים עשרה', 'שנים עשר', 'שניים עשר'] }],
  [13, { en: ['thirteen'], he: ['שלוש עשרה', 'שלושה עשר'] }],
  [14, { en: ['fourteen'], he: ['ארבע עשרה', 'ארבעה עשר'] }],
  [15, { en: ['fifteen'], he: ['חמש עשרה', 'חמישה עשר'] }],
  [16, { en: ['sixteen'], he: ['שש עשרה', 'שישה עשר'] }],
  [17, { en: ['seventeen'], he: ['שבע עשרה', 'שבעה עשר'] }],
  [18, { en: ['eighteen'], he: ['שמונה עשרה', 'שמונה עשר'] }],
  [20, { en: ['twenty'], he: ['עשרים'] }],
  [30, { en: ['thirty'], he: ['שלושים'] }],
  [40, { en: ['forty', 'fourty'], he: ['ארבעים'] }],
  [60, { en: ['sixty'], he: ['שישים', 'ששים'] }],
  [80, { en: ['eighty'], he: ['שמונים'] }],
  [90, { en: ['ninety'], he: ['תשעים'] }],
])

/** What the things of questions are called. */
export const thingWords: Record<Thing, Spoken> = {
  dog: { en: ['dog'], he: ['כלב'] },
  cat: { en: ['cat'], he: ['חתול'] },
  horse: { en: ['horse'], he: ['סוס'] },
  cow: { en: ['cow'], he: ['פרה'] },
  lion: { en: ['lion'], he: ['אריה'] },
  apple: { en: ['apple'], he: ['תפוח'] },
  banana: { en: ['banana'], he: ['בננה'] },
  pear: { en: ['pear'], he: ['אגס'] },
  grape: { en: ['grape', 'grapes'], he: ['ענבים', 'ענב'] },
  watermelon: { en: ['watermelon'], he: ['אבטיח'] },
  red: { en: ['red'], he: ['אדום'] },
  blue: { en: ['blue'], he: ['כחול'] },
  green: { en: ['green'], he: ['ירוק'] },
  yellow: { en: ['yellow'], he: ['צהוב'] },
  black: { en: ['black'], he: ['שחור'] },
  shirt: { en: ['shirt'], he: ['חולצה'] },
  sock: { en: ['sock', 'socks'], he: ['גרב', 'גרביים'] },
  coat: { en: ['coat'], he: ['מעיל'] },
  hat: { en: ['hat'], he: ['כובע'] },
  scarf: { en: ['scarf'], he: ['צעיף'] },
  hand: { en: ['hand'], he: ['יד'] },
  nose: { en: ['nose'], he: ['אף'] },
  ear: { en: ['ear'], he: ['אוזן', 'אזן'] },
  foot: { en: ['foot'], he: ['רגל', 'כף רגל'] },
  knee: { en: ['knee'], he: ['ברך'] },
}

/** The question as a sentence, its numbers in words. */
export function questionText(locale: Locale, texts: Messages['wordQuestion'], question: WordQuestion): string {
  const say = (values: Record<string, string>) => fill(locale, texts[question.kind], values)
  if ('day' in question) return say({ day: formatWeekday(locale, question.day, 'long') })
  if ('month' in question) return say({ month: monthName(locale, question.month) })
  if ('things' in question)
    return say({ list: question.things.map((thing) => thingWords[thing][locale][0]).join(', ') })
  const words = question.numbers.map((number) => numberWords.get(number)?.[locale][0] ?? String(number))
  const [first = '', second = ''] = words
  return say(question.kind === 'sum' ? { first, second } : { list: words.join(', ') })
}

/**
 * What a typed answer can mean, in either language, whatever stands around the word: capitals, points, vowel signs,
 * marks of direction, an article, digits of another script. Nothing for an answer of no question.
 */
export function answerCodesOf(typed: string): readonly AnswerCode[] {
  if (typed.length > longestAnswer) return []
  const plain = plainText(typed)
  return known().get(plain) ?? known().get(plain.replace(/^(the|an?|it is|its|יום|חודש|זה|זו|ה(?=\S{2}))\s?/, '')) ?? []
}

/** An answer is a word or two, so that none is right by listing them all. */
const longestAnswer = 60

/** Where digits of scripts begin that are no compatibility forms of ours: Arabic, and Persian and Urdu. */
const zeros = [0x0660, 0x06f0]

function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, asciiDigit)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  return String(code - Math.max(...zeros.filter((zero) => zero <= code)))
}

let answers: Map<string, AnswerCode[]> | null = null

function known(): Map<string, AnswerCode[]> {
  answers ??= knownAnswers()
  return answers
}

function knownAnswers(): Map<string, AnswerCode[]> {
  const all = new Map<string, AnswerCode[]>()
  const add = (code: AnswerCode, ...words: readonly string[]) => {
    for (const word of words.map(plainText)) all.set(word, [...(all.get(word) ?? []), code])
  }
  for (let number = 0; number < 100; number += 1) add(`number-${number}`, String(number))
  for (const locale of locales) {
    for (const [number, spoken] of numberWords) add(`number-${number}`, ...spoken[locale])
    for (const [thing, spoken] of Object.entries(thingWords)) add(`thing-${thing as Thing}`, ...spoken[locale])
    for (let day = 0; day < 7; day += 1)
      add(`day-${day}`, formatWeekday(locale, day, 'long'), formatWeekday(locale, day), ...otherDayNames(locale, day))
    for (let month = 1; month <= 12; month += 1)
      add(`month-${month}`, monthName(locale, month), monthName(locale, month, 'short'))
  }
  for (let month = 1; month <= 12; month += 1) add(`month-${month}`, String(month), String(month).padStart(2, '0'))
  return all
}

/** In Hebrew a day is also called by its number or its letter alone. */
function otherDayNames(locale: Locale, day: number): string[] {
  if (locale === 'en') return []
  const long = formatWeekday(locale, day, 'long')
  return [long.replace(/^יום /, '')]
}

function monthName(locale: Locale, month: number, length: 'long' | 'short' = 'long'): string {
  return formatMonthName(locale, `2026-${String(month).padStart(2, '0')}`, length)
}
