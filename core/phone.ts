const fewestDigits = 4
/** International numbers have 15; with what is dialled before and behind them they are longer. */
const mostDigits = 20

/** Whether it has more digits than any phone number. */
export function isPhoneTooLong(text: string): boolean {
  return digitsIn(text) > mostDigits
}

/** What keeps a text from being a phone number; null for none. `*3456` and `+972 (3) 555-0100` are numbers. */
export function phoneFault(text: string): 'phone' | 'phoneTooShort' | 'phoneTooLong' | null {
  if (!/^[\d\s+*().\-/]+$/.test(text)) return 'phone'
  if (digitsIn(text) < fewestDigits) return 'phoneTooShort'
  return isPhoneTooLong(text) ? 'phoneTooLong' : null
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}
