import { answerOf, type Captcha } from '@cyberluach/core/sign-in/captcha'

export type CaptchaResult = 'right' | 'missing' | 'wrong'

/** Judges what was written as the answer: it must be exactly the number. */
export function checkCaptcha(captcha: Captcha, written: string): CaptchaResult {
  const answer = written.trim()
  if (answer === '') return 'missing'
  return answer === String(answerOf(captcha)) ? 'right' : 'wrong'
}
