import type { EventFormValues } from '@cyberluach/core/submission-form'
import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { loadDraft, saveDraft } from './draft.ts'
import { unfoldFilled } from '../forms/first-error.ts'
import { turnAll } from '../forms/text-direction.ts'
import { typedValues } from './typed-values.ts'

/** Brings back what this tab has kept and what was typed before the script came, and keeps every change. */
export function useDraft(
  { reset, subscribe }: UseFormReturn<EventFormValues>,
  element: RefObject<HTMLFormElement | null>,
  formId: string,
  initial: EventFormValues,
): void {
  const typed = useRef<Partial<EventFormValues>>({})

  // The last moment at which the fields still hold what was typed into the page's own HTML: next they are taken over.
  useInsertionEffect(() => {
    typed.current = typedValues(document.querySelector<HTMLFormElement>(`#${formId}`), initial)
  }, [formId, initial])

  useEffect(() => {
    reset({ ...initial, ...loadDraft(sessionStorage), ...typed.current }, { keepDefaultValues: true })
    if (element.current) {
      unfoldFilled(element.current)
      turnAll(element.current)
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(sessionStorage, values),
    })
    element.current?.setAttribute('data-ready', 'yes')
    element.current?.dispatchEvent(new Event('form-ready'))
    return unsubscribe
  }, [reset, subscribe, element, initial])
}
