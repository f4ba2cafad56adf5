'use client'

import { useState, type KeyboardEvent, type MouseEvent, type TouchEvent } from 'react'

import { indexAt, type Plot, type Point } from './chart-plot.ts'

type Active = { index: number; y: number }

/**
 * The value that somebody points at, or has come to with the arrow keys, which begin at the first value; and how high
 * the pointer is.
 */
export function useActiveStep(plot: Plot, count: number, isMirrored: boolean) {
  const [pointed, setPointed] = useState<Active | null>(null)
  const [reached, setReached] = useState(0)
  const [hasFocus, setFocus] = useState(false)

  const pointAt = (chart: Element, at: { clientX: number; clientY: number }) => {
    const point = within(chart, at)
    const index = indexAt(plot, count, point)
    setPointed(index === null ? null : { index, y: point.y })
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = reached + (isMirrored ? -step : step)
    if (next >= 0 && next < count) setReached(next)
  }

  const fromKeys = hasFocus && count > 0 ? { index: Math.min(reached, count - 1), y: plot.bottom / 2 } : null
  return {
    active: pointed && pointed.index < count ? pointed : fromKeys,
    pointing: {
      onMouseMove: (event: MouseEvent) => pointAt(event.currentTarget, event),
      onMouseLeave: () => setPointed(null),
      onTouchMove: (event: TouchEvent) => {
        const touch = event.touches.item(0)
        if (touch) pointAt(event.currentTarget, touch)
      },
    },
    keys: {
      tabIndex: 0,
      onKeyDown: walk,
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}

function within(chart: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = chart.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
