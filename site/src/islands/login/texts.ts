import type { Messages } from '@cyberluach/i18n/messages'

/** What the form says, out of all the texts of the sign-in. */
export function loginTexts({ login }: Messages) {
  const { username, password, show, hide, showPassword, hidePassword, captcha } = login
  const {
    submit,
    submitting,
    failedAttempts,
    manyAttempts,
    errors,
    success,
    passkey,
    second,
    enrolment,
    recovery,
  } = login
  return {
    username,
    password,
    show,
    hide,
    showPassword,
    hidePassword,
    captcha,
    submit,
    submitting,
    failedAttempts,
    manyAttempts,
    errors,
    success,
    passkey,
    second,
    enrolment,
    recovery,
  }
}

export type LoginTexts = ReturnType<typeof loginTexts>
