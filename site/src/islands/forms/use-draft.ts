import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { tolerantStorage } from '../../stores/browser-storage.ts'
import { unfoldFilled } from './first-error.ts'
import { turnAll } from './text-direction.ts'

/** What this tab keeps: through closing the form, a reload, and the other language. */
export const tab = tolerantStorage(() => sessionStorage)

type Fields = Record<string, unknown>

/**
 * Keeps every change in the tab under that name. What was kept is brought back where nothing was typed meanwhile, but
 * not into a form that came back from the server (`isPosted`): what was sent is newer.
 */
export function useDraft<Values extends Fields>(
  name: string | undefined,
  { setValue, subscribe }: UseFormReturn<Fields, unknown, Values>,
  element: HTMLFormElement | null,
  valuesOf: (data: FormData) => Values,
  initial: Fields,
  isPosted: boolean,
): void {
  useEffect(() => {
    if (!name || !element) return
    const now: Fields = valuesOf(new FormData(element))
    const draft = isPosted ? {} : loadDraft(tab, name, initial)
    for (const [field, kept] of Object.entries(draft)) {
      if (now[field] === initial[field]) setValue(field, kept)
    }
    unfoldFilled(element)
    turnAll(element)
    return subscribe({
      formState: { values: true },
      callback: () => saveDraft(tab, name, valuesOf(new FormData(element))),
    })
  }, [name, setValue, subscribe, element, valuesOf, initial, isPosted])
}

/** Keeps what was typed in `store`. */
export function saveDraft(store: Record<string, string>, name: string, values: Record<string, unknown>): void {
  store[name] = JSON.stringify(values)
}

/** The values that are kept, only those whose field and kind the form still knows; empty when there are none. */
export function loadDraft(
  store: Record<string, string>,
  name: string,
  known: Record<string, unknown>,
): Record<string, unknown> {
  const kept = parse(store[name] ?? 'null')
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([field, value]) => typeof value === typeof known[field]))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

type Attempt<Body> = { values: string; key: string; body: Body }

/**
 * The attempt to send `values`: the same one, name and body, while the same values are sent again, so that a repetition
 * after a lost answer is stored once; a new one, made by `make`, as soon as they are others. It is kept in `store`.
 */
export function attemptWith<Body>(
  store: Record<string, string>,
  name: string,
  given: unknown,
  make: () => { key: string; body: Body },
): Attempt<Body> {
  const values = JSON.stringify(given)
  const kept = store[name]
  const last = kept === undefined ? null : (JSON.parse(kept) as Attempt<Body>)
  if (last?.values === values) return last
  const attempt = { values, ...make() }
  store[name] = JSON.stringify(attempt)
  return attempt
}

export function forget(store: Record<string, string>, name: string): void {
  delete store[name]
}
