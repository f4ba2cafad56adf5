const storageKey = 'dashboardShortcuts'

/** Whether single keys act in this browser: they do until they are switched off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}
