import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What was given at the latest rendering, for what is called later. It is there before anybody sees what was rendered. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
