import type { PayloadRequest } from 'payload'

/** Whether the panel saves by itself, while somebody is still writing. */
export function isAutosave({ query }: PayloadRequest): boolean {
  return String(query?.autosave) === 'true'
}
