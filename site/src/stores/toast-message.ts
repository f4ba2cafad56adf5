/** One message, as it is shown. */
export type Toast = {
  kind: 'success' | 'danger'
  title: string
  text?: string
}
