/** Longest address that is taken, in characters. */
export const longestEmail = 254

/** The same expression as zod's, so that the form accepts what the API accepts. */
const address =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether the text is an email address that mail can be sent to: `name@example.com`. */
export function isEmail(text: string): boolean {
  return address.test(text)
}
