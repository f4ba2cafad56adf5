import { call } from '@cyberluach/api/client'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { showToast, showToastOnNextPage } from '../toast/toast.ts'
import { startCaptcha } from './captcha.ts'
import { failureSentence } from './failure-sentence.ts'
import { clearFieldErrors, showFieldError } from './field-error.ts'
import { startPasswordToggle } from './password-toggle.ts'

type SignIn = 'POST /api/purple-elephant-42/auth'

/** From this many failures on, the page advises to check the details. */
const manyAttempts = 3

/** The sign-in form: checks the fields and the question first, calls the server, and leads to the person's work. */
export function startLogin(form: HTMLFormElement, text: Messages['login']): void {
  const username = field(form, 'username')
  const password = field(form, 'password')
  const parts = form.querySelector('fieldset')
  const captcha = startCaptcha(form, text.captcha)
  let failures = 0

  startPasswordToggle(form, password, text)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearFieldErrors(form)
    if (isComplete()) void signIn()
  })

  function isComplete(): boolean {
    if (!username.value.trim()) showFieldError(form, 'username', text.errors.username)
    if (!password.value) showFieldError(form, 'password', text.errors.password)
    const answer = captcha.check()
    if (answer === 'missing') showFieldError(form, 'captcha', text.errors.captchaRequired)
    if (answer === 'wrong') {
      captcha.renew()
      showFieldError(form, 'captcha', text.errors.captchaWrong)
      countFailure()
    }
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    return !wrong
  }

  async function signIn() {
    const body = { username: username.value.trim(), password: password.value }
    showAlert('')
    setPending(true)
    try {
      // The page's own address names the call: both move together when the hidden path is changed.
      const { token, admin } = await call(`POST /api${location.pathname}/auth` as SignIn, { body })
      localStorage.setItem('adminToken', token)
      localStorage.setItem('adminUser', JSON.stringify(admin))
      const welcome = {
        title: text.success.title,
        text: fill('he', text.success.text, { name: admin.username }),
      }
      showToast({ kind: 'success', ...welcome })
      showToastOnNextPage({ kind: 'success', ...welcome })
      location.assign(admin.role === 'admin' ? '/admin/dashboard' : '/admin')
    } catch (error) {
      fail(failureSentence(error, text.errors))
    }
  }

  function fail(sentence: string) {
    setPending(false)
    countFailure()
    showAlert(sentence)
    showToast({ kind: 'danger', title: text.errors.title, text: sentence })
    captcha.renew()
    password.value = ''
    password.focus()
  }

  function countFailure() {
    failures += 1
    write('[data-failures]', String(failures))
    form.querySelector<HTMLElement>('[data-attempts]')?.removeAttribute('hidden')
    if (failures >= manyAttempts) form.querySelector('[data-many-attempts]')?.removeAttribute('hidden')
  }

  function showAlert(sentence: string) {
    write('[data-alert-text]', sentence)
    form.querySelector<HTMLElement>('[data-alert]')?.toggleAttribute('hidden', sentence === '')
  }

  function setPending(isPending: boolean) {
    if (parts) parts.disabled = isPending
    write('[data-submit-label]', isPending ? text.submitting : text.submit)
    form.querySelector('[data-submit]')?.toggleAttribute('data-pending', isPending)
  }

  function write(selector: string, words: string) {
    const target = form.querySelector(selector)
    if (target) target.textContent = words
  }
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  const found = form.elements.namedItem(name)
  if (!(found instanceof HTMLInputElement)) throw new Error(`The form has no field ${name}`)
  return found
}
