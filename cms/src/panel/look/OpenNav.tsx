'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Wide enough for the menu and a list beside each other. */
const wide = '(min-width: 82.5rem)'

/** Keeps the menu open on a desk: Payload closes it up to 1440 pixels, whatever its reader has chosen. */
export function OpenNav() {
  const { setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  const { breakpoints } = useWindowInfo()
  useEffect(() => {
    if (!matchMedia(wide).matches) return
    let isHere = true
    void getPreference<{ open?: boolean }>('nav').then((kept) => {
      if (isHere && kept?.open !== false) setNavOpen(true)
    })
    return () => {
      isHere = false
    }
    // Payload closes it once it knows of the window.
  }, [getPreference, setNavOpen, breakpoints.l])
  return null
}
