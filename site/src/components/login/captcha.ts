import { answerOf, type Captcha, newCaptcha } from '@cyberluach/core/captcha'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { type CaptchaResult, checkCaptcha } from './captcha-check.ts'

const signs = { plus: '+', minus: '\u2212', times: '×' }

/** The arithmetic question in the form: shown, checked, and exchanged for another one with an empty answer. */
export function startCaptcha(form: HTMLFormElement, text: Messages['login']['captcha']) {
  const answer = form.elements.namedItem('captcha') as HTMLInputElement
  const sum = form.querySelector('[data-captcha-sum]')
  const words = form.querySelector('[data-captcha-words]')
  let captcha: Captcha

  function renew() {
    captcha = newCaptcha(Math.random)
    const { left, operator, right } = captcha
    if (sum) sum.textContent = `${left} ${signs[operator]} ${right}`
    if (words) words.textContent = fill('he', text[operator], { left, right })
    answer.value = ''
    // A phone's pad of digits has no minus sign.
    answer.inputMode = answerOf(captcha) < 0 ? 'text' : 'numeric'
  }

  renew()
  form.querySelector('[data-captcha-renew]')?.addEventListener('click', () => {
    renew()
    answer.focus()
  })
  return { renew, check: (): CaptchaResult => checkCaptcha(captcha, answer.value) }
}
