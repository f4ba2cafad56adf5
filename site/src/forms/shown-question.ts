import type { IssuedQuestion } from '@cyberluach/core/messages/word-question'
import type { Messages } from '@cyberluach/i18n/messages'
import type { ShownQuestion, Notice } from './form-rules.ts'

/** A question in words. `isAgain` after a wrong answer; after one more, what was written is kept unproven, or not. */
export type Question = IssuedQuestion & { isAgain: boolean; isLast: boolean }

/** Begins what goes back with the answer to a second question. */
const again = 'again:'

/** What came back with an answer: the question's own token, and whether it was the second one. */
export function readShownToken(given: string): { token: string; isAgain: boolean } {
  const isAgain = given.startsWith(again)
  return { token: isAgain ? given.slice(again.length) : given, isAgain }
}

type Words = Messages['wordQuestion']

/** A question as its field says it. */
export function shownQuestion({ text, token, isAgain, isLast }: Question, words: Words): ShownQuestion {
  return {
    text,
    token: isAgain ? `${again}${token}` : token,
    hint: isLast ? words.lastHint : words.hint,
    error: isAgain ? words.wrong : '',
  }
}

/** What the page says above its form while it asks a question. */
export function questionMessage({ isAgain }: { isAgain: boolean }, words: Words): Notice {
  return isAgain ? { title: words.wrongTitle, text: words.wrongText } : { title: words.title, text: words.text }
}
