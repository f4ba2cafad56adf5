import { useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished } from 'vitest'

/**
 * Puts an island's server markup on the page and has React take it over. Nothing that React meets there may differ, but
 * for what a visitor has done `before`.
 */
export async function takeOver(island: ReactNode, before?: (markup: HTMLElement) => void): Promise<HTMLElement> {
  const taken = Promise.withResolvers<void>()
  const faults: unknown[] = []
  const whole = <Noticed onTaken={taken.resolve}>{island}</Noticed>
  const place = document.createElement('div')
  place.innerHTML = renderToString(whole)
  document.body.append(place)
  before?.(place)
  const root = hydrateRoot(place, whole, { onRecoverableError: (fault) => faults.push(fault) })
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await taken.promise
  expect(faults, 'React takes the server’s markup over as it is').toEqual([])
  return place
}

function Noticed({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  useEffect(onTaken, [onTaken])
  return children
}
