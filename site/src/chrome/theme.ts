import { attachPopupMenu } from './popup-menu.ts'

type Theme = 'light' | 'dark' | 'system'

const storageKey = 'theme'

/** Lets the visitor choose a theme; without a choice, or with "system", the system's setting decides. */
export function prepareThemePicker(): void {
  const choices = document.querySelectorAll<HTMLElement>('[data-theme-choice]')
  for (const choice of choices) {
    choice.addEventListener('click', () => {
      keep(choice.dataset.themeChoice as Theme)
      show(choices)
    })
  }
  const button = document.querySelector<HTMLElement>('.theme-button')
  const menu = document.querySelector<HTMLElement>('#theme-menu')
  if (button && menu) attachPopupMenu(button, menu)
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) show(choices)
  })
  show(choices)
}

function kept(): Theme {
  try {
    const value = localStorage.getItem(storageKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
    return (document.documentElement.dataset.theme as Theme | undefined) ?? 'system'
  }
}

function keep(theme: Theme): void {
  apply(theme)
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

function show(choices: Iterable<HTMLElement>): void {
  const theme = kept()
  apply(theme)
  for (const choice of choices) {
    const chosen = String(choice.dataset.themeChoice === theme)
    choice.setAttribute(choice.role === 'menuitemradio' ? 'aria-checked' : 'aria-pressed', chosen)
  }
}

function apply(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
