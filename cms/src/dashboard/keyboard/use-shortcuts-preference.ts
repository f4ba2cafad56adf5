'use client'

import { useCallback, useState } from 'react'

import { areShortcutsOn, switchShortcuts } from './preference.ts'

/** Whether the keyboard's shortcuts act, and what turns them on and off. */
export function useShortcutsPreference(): { isOn: boolean; turn: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(areShortcutsOn)
  const turn = useCallback((chosen: boolean) => {
    switchShortcuts(chosen)
    setOn(chosen)
  }, [])
  return { isOn, turn }
}
