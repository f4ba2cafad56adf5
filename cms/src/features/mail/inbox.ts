/** Whose inbox an address leads to: in lower case, without what may follow a plus. */
export function inboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')
}

/** The same of a stored mail, as the index `mails_by_inbox` has it. */
export const inboxOfMail = String.raw`lower(regexp_replace(recipient_email, '^([^+@]+)\+[^@]*@', '\1@'))`
