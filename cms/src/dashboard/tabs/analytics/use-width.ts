'use client'

import { useEffect, useRef, useState } from 'react'

/** How wide an element is, followed as it changes; 0 while it does not show. */
export function useWidth<Element_ extends HTMLElement>() {
  const element = useRef<Element_>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const watching = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watching.observe(element.current)
    return () => watching.disconnect()
  }, [])
  return [element, width] as const
}
