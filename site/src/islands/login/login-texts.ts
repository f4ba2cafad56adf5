import { textsWithout } from '@cyberluach/i18n/changed-texts'
import type { Messages } from '@cyberluach/i18n/messages'

/** What the form says, out of all the texts of the sign-in. */
export function loginTexts({ login }: Messages) {
  return textsWithout(login, 'pageTitle', 'heading', 'timedOut', 'ended', 'note', 'noScript')
}

export type LoginTexts = ReturnType<typeof loginTexts>
