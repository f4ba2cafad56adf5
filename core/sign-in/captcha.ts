const operators = ['plus', 'minus', 'times'] as const

/** The sign-in's arithmetic question: two whole numbers from 1 to 10 (product specification, section 5). */
export type Captcha = { left: number; operator: (typeof operators)[number]; right: number }

/**
 * A new question. `random` gives numbers from 0 up to but without 1, as `Math.random` does. The smaller number is taken
 * from the larger: nobody has to write a minus, which a phone's pad of digits does not have.
 */
export function newCaptcha(random: () => number): Captcha {
  const one = 1 + Math.floor(random() * 10)
  const operator = operators[Math.floor(random() * operators.length)] ?? 'plus'
  const other = 1 + Math.floor(random() * 10)
  const isTurned = operator === 'minus' && one < other
  return isTurned ? { left: other, operator, right: one } : { left: one, operator, right: other }
}

/** The one right answer. */
export function answerOf({ left, operator, right }: Captcha): number {
  if (operator === 'plus') return left + right
  return operator === 'minus' ? left - right : left * right
}
