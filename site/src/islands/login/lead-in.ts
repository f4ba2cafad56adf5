import { may } from '@cyberluach/core/sign-in/roles'
import { fill } from '@cyberluach/i18n/translate'
import { keepToast } from '../../stores/toast-handover.ts'
import { showToast } from '../../stores/toast.ts'
import type { Account, Opened } from './login-form.ts'
import type { LoginTexts } from './texts.ts'

/** Keeps the session in this browser, and leads to the person's work. The button stays closed until the page is left. */
export function leadIn(session: Opened, success: LoginTexts['success']): void {
  keepInBrowser(session)
  const { admin } = session
  const text = fill('he', success.text, { name: admin.username })
  const welcome = { kind: 'success' as const, title: success.title, text }
  showToast(welcome)
  keepToast(sessionStorage, welcome)
  location.assign(placeOf(admin.role))
}

/** Where a person's work is. */
export function placeOf(role: Account['role']): string {
  return may(role, 'moderate') ? '/admin/dashboard' : '/admin'
}

function keepInBrowser({ token, admin }: Opened): void {
  localStorage.setItem('adminToken', token)
  localStorage.setItem('adminUser', JSON.stringify(admin))
}
