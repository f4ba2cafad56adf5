/** Longest address that is taken, in characters. */
export const longestEmail = 254

/** The same expression as zod's, so that the form accepts what the API accepts. */
const address = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether the text is an email address that mail can be sent to: `name@example.com`. */
export function isEmail(text: string): boolean {
  return address.test(text)
}

const fewestDigits = 4
/** International numbers have 15; with what is dialled before and behind them they are longer. */
const mostDigits = 20

/** Whether it has more digits than any phone number. */
export function isPhoneTooLong(text: string): boolean {
  return digitsIn(text) > mostDigits
}

/** Why a text is no phone number; null where it is one. `*3456` and `+972 (3) 555-0100` are numbers. */
export function phoneError(text: string): 'phone' | 'phoneTooShort' | 'phoneTooLong' | null {
  if (!/^[\d\s+*().\-/]+$/.test(text)) return 'phone'
  if (digitsIn(text) < fewestDigits) return 'phoneTooShort'
  return isPhoneTooLong(text) ? 'phoneTooLong' : null
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}
