/** Whether what was sent is no event: a letter, or feedback. */
export function isMessage(eventType: string): boolean {
  return eventType === 'contact_message' || eventType === 'feedback'
}
