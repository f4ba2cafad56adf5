import { $theme, type Theme } from '../stores/theme.ts'
import { attachPopupMenu } from './popup-menu.ts'

/** Lets the visitor choose a theme, and shows the chosen one here and in every open tab. */
export function prepareThemePicker(): void {
  const choices = document.querySelectorAll<HTMLElement>('[data-theme-choice]')
  for (const choice of choices) {
    choice.addEventListener('click', () => $theme.set(choice.dataset.themeChoice as Theme))
  }
  const button = document.querySelector<HTMLElement>('.theme-button')
  const menu = document.querySelector<HTMLElement>('#theme-menu')
  if (button && menu) attachPopupMenu(button, menu)
  $theme.subscribe((theme) => {
    apply(theme)
    mark(choices, theme)
  })
}

function apply(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

function mark(choices: Iterable<HTMLElement>, theme: Theme): void {
  for (const choice of choices) {
    const chosen = String(choice.dataset.themeChoice === theme)
    choice.setAttribute(choice.role === 'menuitemradio' ? 'aria-checked' : 'aria-pressed', chosen)
  }
}
