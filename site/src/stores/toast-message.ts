/** One message, as it is shown. */
export type Toast = {
  kind: 'success' | 'danger'
  title: string
  text?: string
  /** It is about what an open dialog holds, and goes when that is closed. */
  closesWithDialog?: boolean
}
