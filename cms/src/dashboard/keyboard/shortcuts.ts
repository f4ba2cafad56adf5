/** What a tab can offer to the keyboard; a key does nothing in a tab that offers nothing for it. */
export type TabShortcuts = {
  /** `/` */
  search?: () => void
  /** `J` */
  nextRow?: () => void
  /** `K` */
  previousRow?: () => void
  /** `Enter`: opens or closes the current row. */
  toggleRow?: () => void
  /** `Space`: selects the current row or takes it out of the selection. */
  selectRow?: () => void
  /** `A` */
  approve?: () => void
  /** `X` */
  reject?: () => void
  /** `Shift+X`: with the last reason chosen. */
  rejectAtOnce?: () => void
  /** `Z`: takes the last decision back. */
  undo?: () => void
  /** `Delete` */
  remove?: () => void
  /** `E` */
  exportRows?: () => void
  /** `N` */
  create?: () => void
  /** `F` */
  filter?: () => void
  /** `M` */
  move?: () => void
  /** `P` */
  postpone?: () => void
  /** `C` */
  callOff?: () => void
  /** `B` */
  putBack?: () => void
  /** `D` */
  duplicate?: () => void
  /** `Esc`: closes what is open, else clears the selection. */
  escape?: () => void
}

export type ShortcutName = keyof TabShortcuts | 'refresh' | 'waiting' | 'settings' | 'help' | `tab${number}`

const byCode: Record<string, ShortcutName> = {
  Slash: 'search',
  KeyR: 'refresh',
  KeyW: 'waiting',
  KeyJ: 'nextRow',
  KeyK: 'previousRow',
  Enter: 'toggleRow',
  NumpadEnter: 'toggleRow',
  Space: 'selectRow',
  KeyA: 'approve',
  KeyX: 'reject',
  KeyZ: 'undo',
  Delete: 'remove',
  KeyE: 'exportRows',
  KeyN: 'create',
  KeyF: 'filter',
  KeyM: 'move',
  KeyP: 'postpone',
  KeyC: 'callOff',
  KeyB: 'putBack',
  KeyD: 'duplicate',
  Comma: 'settings',
  Escape: 'escape',
}

/** The only keys that go on acting while they are held down. */
const repeating: readonly ShortcutName[] = ['nextRow', 'previousRow']

export type KeyStroke = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'
>

/** The shortcut of a key, by its place on the keyboard, so that a Hebrew layout works; null where there is none. */
export function shortcutOf(stroke: KeyStroke): ShortcutName | null {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey || stroke.isComposing) return null
  if (stroke.key === '?' || (stroke.shiftKey && stroke.code === 'Slash')) return stroke.repeat ? null : 'help'
  if (stroke.shiftKey) return stroke.code === 'KeyX' && !stroke.repeat ? 'rejectAtOnce' : null
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(stroke.code)?.[1]
  const name = digit ? (`tab${Number(digit)}` as const) : byCode[stroke.code]
  return !name || (stroke.repeat && !repeating.includes(name)) ? null : name
}

const writing =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), dialog, [role=dialog]'
const pressing =
  'button, a[href], summary, [role=button], [role=radio], [role=tab], [role=checkbox], [role=menuitem]'

/** Whether the element with the focus keeps that shortcut to itself: what is written in, dialogs, what is pressed. */
export function keepsToItself(target: Element | null, shortcut: ShortcutName): boolean {
  if (!target) return false
  const checkbox = target.matches('input[type=checkbox], input[type=radio]')
  if (target.closest(writing) && !(checkbox && !target.closest('dialog, [role=dialog]'))) return true
  const presses = shortcut === 'toggleRow' || shortcut === 'selectRow'
  return presses && (checkbox || target.closest(pressing) !== null)
}
