const operators = ['plus', 'minus', 'times'] as const

/** The sign-in's arithmetic question: two whole numbers from 1 to 10 (product specification, section 5). */
export type Captcha = { left: number; operator: (typeof operators)[number]; right: number }

/** A new question. `random` gives numbers from 0 up to but without 1, as `Math.random` does. */
export function newCaptcha(random: () => number): Captcha {
  return {
    left: 1 + Math.floor(random() * 10),
    operator: operators[Math.floor(random() * operators.length)] ?? 'plus',
    right: 1 + Math.floor(random() * 10),
  }
}

/** The one right answer. */
export function answerOf({ left, operator, right }: Captcha): number {
  if (operator === 'plus') return left + right
  return operator === 'minus' ? left - right : left * right
}
