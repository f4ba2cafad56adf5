import { useEffect, useRef, type RefObject } from 'react'
import { searchFieldId } from './SearchBox.tsx'

/** What walks the list that it is given to: arrows from row to row and back to the field, Escape to the month. */
export function useFoundKeys(clear: () => void): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef(clear)
  useEffect(() => {
    latest.current = clear
  })
  useEffect(() => {
    const element = list.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !element) return
      if (event.key === 'Escape') latest.current()
      else if (!walk(element, event.key)) return
      event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return list
}

/** The field keeps what is typed: what is put there for the visitor is written into it. */
export function writeSearch(text: string): void {
  const input = searchField()
  if (!input) return
  input.value = text
  input.focus()
}

function walk(list: HTMLElement, key: string): boolean {
  const stops = [...list.querySelectorAll<HTMLElement>('a[data-event], summary')].filter((stop) =>
    stop.checkVisibility(),
  )
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[key]
  if (at < 0 || next === undefined) return false
  const stop = next < 0 ? searchField() : stops[next]
  stop?.focus()
  return true
}

function searchField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${searchFieldId}`)
}
