import type { Messages } from '@cyberluach/i18n/messages'

const names = [
  'username',
  'password',
  'show',
  'hide',
  'showPassword',
  'hidePassword',
  'captcha',
  'submit',
  'submitting',
  'failedAttempts',
  'manyAttempts',
  'errors',
  'success',
  'passkey',
  'second',
  'enrolment',
  'recovery',
] as const

export type LoginTexts = Pick<Messages['login'], (typeof names)[number]>

/** What the form says, out of all the texts of the sign-in. */
export function loginTexts({ login }: Messages): LoginTexts {
  return Object.fromEntries(names.map((name) => [name, login[name]])) as LoginTexts
}
