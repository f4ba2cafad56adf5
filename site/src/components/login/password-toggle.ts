import type { Messages } from '@cyberluach/i18n/messages'

/** The button in the password's field that shows what is typed, and hides it again. */
export function startPasswordToggle(
  form: HTMLFormElement,
  password: HTMLInputElement,
  text: Messages['login'],
): void {
  const button = form.querySelector<HTMLButtonElement>('[data-password-toggle]')
  const label = button?.querySelector('[data-toggle-label]')
  button?.addEventListener('click', () => {
    const isShown = password.type === 'password'
    password.type = isShown ? 'text' : 'password'
    button.toggleAttribute('data-shown', isShown)
    button.ariaLabel = isShown ? text.hidePassword : text.showPassword
    if (label) label.textContent = isShown ? text.hide : text.show
  })
}
