'use client'

import { useEffect, type RefObject } from 'react'

/** Brings the focus to the first faulty field of a form each time something was refused, also for the same fault. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, refusals])
}
