import type { Issue } from '@cyberluach/core/submission'
import type { Messages } from '@cyberluach/i18n/messages'

/** The form's own sentence about a field that is missing or wrong; undefined where it has none. */
export function contactSentence(errors: Messages['contact']['errors'], { path }: Issue): string | undefined {
  return path === 'name' || path === 'email' || path === 'message' ? errors[path] : undefined
}
