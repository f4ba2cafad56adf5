'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

import { useTabScope } from '../navigation/TabScope.tsx'
import { useShortcutRegistry } from './ShortcutsContext.tsx'
import type { TabShortcuts } from './shortcuts.ts'

/**
 * Offers a tab's actions to the keyboard while that tab is open. They may be new functions at each rendering: the
 * latest are called.
 */
export function useShortcuts(shortcuts: TabShortcuts): void {
  const { name } = useTabScope()
  const { register } = useShortcutRegistry()
  const latest = useRef(shortcuts)
  // Before anybody sees what they act on: a key may be pressed at once.
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => (name ? register(name, latest) : undefined), [name, register])
}
