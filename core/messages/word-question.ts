/** Words that everybody knows, by what they name. In another group none of them is right. */
export const thingsOf = {
  animal: ['dog', 'cat', 'horse', 'cow', 'lion'],
  fruit: ['apple', 'banana', 'pear', 'grape', 'watermelon'],
  color: ['red', 'blue', 'green', 'yellow', 'black'],
  clothing: ['shirt', 'sock', 'coat', 'hat', 'scarf'],
  body: ['hand', 'nose', 'ear', 'foot', 'knee'],
} as const

/** A kind of thing that a question can ask for. */
export type ThingGroup = keyof typeof thingsOf
/** Any of the words. */
export type Thing = (typeof thingsOf)[ThingGroup][number]

/** Days of the week from Sunday 0 to Saturday 6, months from January 1 to December 12. */
export type WordQuestion =
  | { kind: 'dayAfter' | 'dayBefore'; day: number }
  | { kind: 'monthAfter' | 'monthBefore'; month: number }
  | { kind: 'sum' | 'largest' | 'smallest'; numbers: number[] }
  | { kind: ThingGroup; things: Thing[] }

/** What is meant by an answer, whatever it was written as: `day-3`, `month-12`, `number-7`, `thing-horse`. */
export type AnswerCode = `${'day' | 'month' | 'number'}-${number}` | `thing-${Thing}`

/** A question as the API issues it: `token` goes back with the answer; it is anonymous. */
export type IssuedQuestion = { text: string; token: string }

/** The numbers that are compared: their words are told apart by ear, too. */
const compared = [3, 5, 8, 10, 20, 30, 40, 60, 80, 90] as const

const kinds = ['dayAfter', 'dayBefore', 'monthAfter', 'monthBefore', 'sum', 'largest', 'smallest', 'thing'] as const

/** How many words or numbers one is chosen from. */
const choices = 4

/** A new question. `random` gives numbers from 0 up to but without 1, as `Math.random` does. */
export function newWordQuestion(random: () => number): WordQuestion {
  const kind = oneOf(kinds, random)
  if (kind === 'dayAfter' || kind === 'dayBefore') return { kind, day: below(7, random) }
  if (kind === 'monthAfter' || kind === 'monthBefore') return { kind, month: 1 + below(12, random) }
  if (kind === 'sum') return { kind, numbers: [2 + below(8, random), 2 + below(8, random)] }
  if (kind !== 'thing') return { kind, numbers: someOf(compared, random) }
  const groups = someOf(Object.keys(thingsOf) as ThingGroup[], random)
  const things = groups.map((group) => oneOf<Thing>(thingsOf[group], random))
  return { kind: oneOf(groups, random), things }
}

/** The one right answer. */
export function answerCodeOf(question: WordQuestion): AnswerCode {
  if ('day' in question) return `day-${(question.day + (question.kind === 'dayAfter' ? 1 : 6)) % 7}`
  if ('month' in question) return `month-${((question.month + (question.kind === 'monthAfter' ? 0 : 10)) % 12) + 1}`
  if ('numbers' in question) return `number-${numberOf(question.kind, question.numbers)}`
  const { kind, things } = question
  const right = things.find((thing) => thingsOf[kind].some((one) => one === thing))
  if (!right) throw new Error('a question without an answer')
  return `thing-${right}`
}

function numberOf(kind: 'sum' | 'largest' | 'smallest', numbers: number[]): number {
  if (kind === 'largest') return Math.max(...numbers)
  if (kind === 'smallest') return Math.min(...numbers)
  return numbers.reduce((sum, number) => sum + number, 0)
}

function below(limit: number, random: () => number): number {
  return Math.floor(random() * limit)
}

function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[below(items.length, random)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** Different ones, in any order. */
function someOf<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items]
  return Array.from({ length: choices }, () => left.splice(below(left.length, random), 1)).flat()
}
