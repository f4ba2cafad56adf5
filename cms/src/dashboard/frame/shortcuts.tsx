import { useLatest } from '../ui/use-latest.ts'
import { createContext, use, useEffect, useMemo, useRef, type ReactNode, useCallback, useState } from 'react'
import type { TabName } from './tabs.ts'
import { useTabScope } from './FrameContext.tsx'

const byCode = {
  Slash: 'search',
  KeyR: 'refresh',
  KeyW: 'waiting',
  KeyJ: 'nextRow',
  KeyK: 'previousRow',
  /** Opens or closes the current row. */
  Enter: 'toggleRow',
  NumpadEnter: 'toggleRow',
  /** Selects the current row or takes it out of the selection. */
  Space: 'selectRow',
  KeyA: 'approve',
  KeyX: 'reject',
  /** Takes the last decision back. */
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
  /** Closes what is open, else clears the selection. */
  Escape: 'escape',
} as const

/** Rejects with the last reason chosen, by Shift and X. */
type KeyName = (typeof byCode)[keyof typeof byCode] | 'rejectAtOnce'
type OfFrame = 'refresh' | 'waiting' | 'settings' | 'help' | `tab${number}`

export type ShortcutName = KeyName | OfFrame

/** What a tab can offer to the keyboard; a key does nothing in a tab that offers nothing for it. */
export type TabShortcuts = { [Name in Exclude<KeyName, OfFrame>]?: () => void }

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
  const name = digit ? (`tab${Number(digit)}` as const) : byCode[stroke.code as keyof typeof byCode]
  return !name || (stroke.repeat && !repeating.includes(name)) ? null : name
}

const writing = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), dialog, [role=dialog]'
const pressing = 'button, a[href], summary, [role=button], [role=radio], [role=tab], [role=checkbox], [role=menuitem]'

/** Whether the element with the focus keeps that shortcut to itself: what is written in, dialogs, what is pressed. */
export function handlesOwnKeys(target: Element | null, shortcut: ShortcutName): boolean {
  if (!target) return false
  const checkbox = target.matches('input[type=checkbox], input[type=radio]')
  if (target.closest(writing) && !(checkbox && !target.closest('dialog, [role=dialog]'))) return true
  const presses = shortcut === 'toggleRow' || shortcut === 'selectRow'
  return presses && (checkbox || target.closest(pressing) !== null)
}

type Registry = {
  register: (tab: TabName, offered: { current: TabShortcuts }) => () => void
}

const ShortcutsContext = createContext<Registry | null>(null)

type FrameShortcut = (name: ShortcutName) => boolean

type Props = {
  /** The open tab: only what it offers answers. */
  tab: TabName
  /** What the frame itself does with a shortcut; answers whether it did anything. */
  act: FrameShortcut
  children: ReactNode
}

/** Listens to the keyboard for the whole dashboard. */
export function ShortcutsProvider({ tab, act, children }: Props) {
  const offers = useRef(new Map<TabName, Set<{ current: TabShortcuts }>>())
  const latest = useLatest({ tab, act })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = shortcutOf(event)
      if (!name || event.defaultPrevented || !areShortcutsOn() || isBlocked(event.target, name)) return
      const isDone = latest.current.act(name) || offer(offers.current.get(latest.current.tab), name)
      if (isDone) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [latest])

  const registry = useMemo<Registry>(
    () => ({
      register(name, offered) {
        const ofTab = offers.current.get(name) ?? new Set()
        offers.current.set(name, ofTab.add(offered))
        return () => void ofTab.delete(offered)
      },
    }),
    [],
  )
  return <ShortcutsContext value={registry}>{children}</ShortcutsContext>
}

export function useShortcutRegistry(): Registry {
  const registry = use(ShortcutsContext)
  if (!registry) throw new Error('Shortcuts outside of ShortcutsProvider')
  return registry
}

function isBlocked(target: EventTarget | null, name: ShortcutName): boolean {
  if (document.querySelector('dialog:modal')) return true
  return handlesOwnKeys(target instanceof Element ? target : null, name)
}

function offer(ofTab: Set<{ current: TabShortcuts }> | undefined, name: ShortcutName): boolean {
  for (const { current } of ofTab ?? []) {
    const act = current[name as keyof TabShortcuts]
    if (!act) continue
    act()
    return true
  }
  return false
}

/**
 * Offers a tab's actions to the keyboard while that tab is open. They may be new functions at each rendering: the
 * latest are called.
 */
export function useShortcuts(shortcuts: TabShortcuts): void {
  const { name } = useTabScope()
  const { register } = useShortcutRegistry()
  const latest = useLatest(shortcuts)
  useEffect(() => (name ? register(name, latest) : undefined), [name, register, latest])
}

/** Whether the keyboard's shortcuts act, and what turns them on and off. */
export function useShortcutsPreference(): { isOn: boolean; turn: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(areShortcutsOn)
  const turn = useCallback((chosen: boolean) => {
    switchShortcuts(chosen)
    setOn(chosen)
  }, [])
  return { isOn, turn }
}

const storageKey = 'dashboardShortcuts'

/** Whether single keys act in this browser: they do until they are switched off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}
