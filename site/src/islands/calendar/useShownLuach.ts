import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $isLuachHidden } from '../../stores/luach.ts'

/** The server knows of no choice. Until the calendar has made it its own, the mark on the root hides the layer. */
export function useShownLuach(): boolean {
  const isHidden = useStore($isLuachHidden, { ssr: () => false })
  useEffect(() => {
    if (isHidden) document.documentElement.dataset.luach = 'hidden'
    else delete document.documentElement.dataset.luach
  }, [isHidden])
  return !isHidden
}
