import type { EventFormValues } from '@cyberluach/core/submission-form'
import { type RefObject, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { loadDraft, saveDraft } from './draft.ts'
import { unfoldFilled } from './first-error.ts'
import { turnAll } from './text-direction.ts'
import { typedValues } from './typed-values.ts'

/** Brings back what this tab has kept and what was typed before the script came, and keeps every change. */
export function useDraft(
  { reset, subscribe }: UseFormReturn<EventFormValues>,
  element: RefObject<HTMLFormElement | null>,
  formId: string,
  initial: EventFormValues,
): void {
  // The fields still hold what the visitor typed into the page's own HTML: the form takes them over on mounting.
  const [typed] = useState(() =>
    typeof document === 'undefined' ? {} : typedValues(document.querySelector<HTMLFormElement>(`#${formId}`), initial),
  )

  useEffect(() => {
    reset({ ...initial, ...loadDraft(sessionStorage), ...typed }, { keepDefaultValues: true })
    if (element.current) {
      unfoldFilled(element.current)
      turnAll(element.current)
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(sessionStorage, values),
    })
  }, [reset, subscribe, element, initial, typed])
}
