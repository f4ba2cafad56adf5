import { useLayoutEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'

/**
 * Keeps what was chosen among radio buttons before their script was there: react-hook-form takes the choice off a group
 * while it registers one button after the other. `id` is the group's element.
 */
export function useChosen(name: string, id: string): void {
  const { setValue } = useFormContext()
  const [value] = useState(() => chosenIn(id))

  useLayoutEffect(() => {
    if (value !== undefined) setValue(name, value)
  }, [name, value, setValue])
}

function chosenIn(id: string): string | undefined {
  if (import.meta.env.SSR) return undefined
  return document.getElementById(id)?.querySelector<HTMLInputElement>('input:checked')?.value
}
