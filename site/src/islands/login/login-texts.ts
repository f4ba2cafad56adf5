import { textsWithout } from '@cyberluach/i18n/changed-texts'
import type { Messages } from '@cyberluach/i18n/messages'

/** What the form says, out of all the texts of the sign-in. */
export function loginTexts({ login }: Messages) {
  return textsWithout(login, 'pageTitle', 'heading', 'timedOut', 'ended', 'note', 'noScript')
}

export type LoginTexts = ReturnType<typeof loginTexts>

/** Line drawings in a 20 by 20 box. */
export const person = 'M6 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0M3.5 17.5a6.5 6.5 0 0 1 13 0'
export const lock =
  'M5 9h10a1.5 1.5 0 0 1 1.5 1.5v5.5A1.5 1.5 0 0 1 15 17.5H5A1.5 1.5 0 0 1 3.5 16v-5.5A1.5 1.5 0 0 1 5 9ZM6 9V6a4 4 0 0 1 8 0v3'
export const eye =
  'M2 10.3a.8.8 0 0 1 0-.6 8.6 8.6 0 0 1 16 0 .8.8 0 0 1 0 .6 8.6 8.6 0 0 1-16 0ZM7.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0'
export const closedEye =
  'M8.9 4.6a8.6 8.6 0 0 1 9.1 5.1.8.8 0 0 1 0 .6 8.6 8.6 0 0 1-1.2 2M11.7 11.8a2.5 2.5 0 0 1-3.5-3.5M14.5 14.6A8.6 8.6 0 0 1 2 10.3a.8.8 0 0 1 0-.6 8.6 8.6 0 0 1 3.6-4.3M2.5 2.5l15 15'
export const timer = 'M8.5 2.5h3M10 11.5l2.2-2.2M3.5 11.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0'
export const alert = 'M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10 6.5V10M10 13.4v.1'
export const key = 'M9.2 10.8a4 4 0 1 0-2.8 2.8l1.1-1.1H9V11h1.5l.7-.7M5.2 10.8v.1M9.2 8.2l7.3-5.7M13 5.2l1.8 2.2'
