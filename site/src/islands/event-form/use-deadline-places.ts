import { deadlineParts, deadlineSlots, fieldOf, isFilled } from '@cyberluach/core/forms/deadline-form'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { useFormSetting } from '../forms/form-setting.ts'

export type DeadlinePlace = (typeof deadlineSlots)[number]

type Values = Record<string, unknown>

/**
 * The places for deadlines that are shown, in their order: those in which something is written, and those that are asked
 * for; one at least. A place that is taken away leaves a gap, so that what is written stays where it is. `hasAll`: until
 * a script comes all of them are there, and null says so.
 */
export function useDeadlinePlaces(hasAll: boolean) {
  const { id, initial } = useFormSetting()
  const { subscribe, getValues, setValue, clearErrors } = useFormContext()
  const [places, setPlaces] = useState(hasAll ? null : oneAtLeast(filledIn(initial)))
  const [isAnyFilled, setIsAnyFilled] = useState(filledIn(initial).length > 0)

  useEffect(() => {
    const now = filledIn(getValues())
    setPlaces(oneAtLeast(now))
    setIsAnyFilled(now.length > 0)
    // What the tab has kept, or a link fills in, comes later than the form.
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const filled = filledIn(values)
        setIsAnyFilled(filled.length > 0)
        setPlaces((shown) => withMissing(shown ?? [], filled))
      },
    })
  }, [getValues, subscribe])

  /** Adds a free place behind the others. */
  function add(): void {
    const free = deadlineSlots.find((place) => !places?.includes(place))
    if (!places || !free) return
    show([...places, free], free)
  }

  /** Empties a place and takes it away, unless it is the only one. */
  function remove(place: DeadlinePlace): void {
    if (!places) return
    const fields = deadlineParts.map((part) => fieldOf(place, part))
    for (const field of fields) setValue(field, '')
    clearErrors(fields)
    const left = places.filter((one) => one !== place)
    const next = left[places.indexOf(place)] ?? left.at(-1) ?? place
    show(left.length > 0 ? left : [place], next)
  }

  /** Shows these, and brings the visitor to the first field of one of them. */
  function show(those: DeadlinePlace[], gone: DeadlinePlace): void {
    flushSync(() => setPlaces(those))
    document.querySelector<HTMLElement>(`#${id}-${fieldOf(gone, 'Kind')}`)?.focus()
  }

  return { places, isAnyFilled, add, remove }
}

/** The places in which something is written. */
export function filledIn(values: Values): DeadlinePlace[] {
  return deadlineSlots.filter((place) => isFilled(values as Record<string, string>, place))
}

function oneAtLeast(places: DeadlinePlace[]): DeadlinePlace[] {
  return places.length > 0 ? places : deadlineSlots.slice(0, 1)
}

/** The same list where nothing is missing, so that nothing is drawn again. */
function withMissing(shown: DeadlinePlace[], filled: DeadlinePlace[]): DeadlinePlace[] {
  const missing = filled.filter((place) => !shown.includes(place))
  return missing.length > 0 ? [...shown, ...missing] : shown
}
