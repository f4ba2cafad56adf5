import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { tolerantStorage } from '../../stores/browser-storage.ts'
import { loadDraft, saveDraft } from './draft.ts'
import { unfoldFilled } from './first-error.ts'
import { turnAll } from './text-direction.ts'

/** What this tab keeps: through closing the form, a reload, and the other language. */
export const tab = tolerantStorage(() => sessionStorage)

type Fields = Record<string, unknown>

/** Brings back what the tab has kept under that name, where nothing was typed meanwhile, and keeps every change. */
export function useDraft<Values extends Fields>(
  name: string | undefined,
  { setValue, subscribe }: UseFormReturn<Fields, unknown, Values>,
  element: HTMLFormElement | null,
  valuesOf: (data: FormData) => Values,
  initial: Fields,
): void {
  useEffect(() => {
    if (!name || !element) return
    const now: Fields = valuesOf(new FormData(element))
    for (const [field, kept] of Object.entries(loadDraft(tab, name, initial))) {
      if (now[field] === initial[field]) setValue(field, kept)
    }
    unfoldFilled(element)
    turnAll(element)
    return subscribe({
      formState: { values: true },
      callback: () => saveDraft(tab, name, valuesOf(new FormData(element))),
    })
  }, [name, setValue, subscribe, element, valuesOf, initial])
}
