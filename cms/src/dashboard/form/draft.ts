import { useCallback, useEffect } from 'react'
import { deleteDraft, saveDraft, savedDraft } from '../../session/draft.ts'
import { useSession, useHasLeft } from '../session/SessionContext.tsx'

/**
 * Keeps what is being written in a form, null where nothing has been changed, and asks whoever leaves the page. A form that
 * goes away with what it kept calls what is answered: it is not there any more to say that nothing is typed.
 */
export function useDraft<Values>(form: string, about: string | null, values: Values | null): () => void {
  const { username } = useSession()
  useEffect(() => {
    if (values) saveDraft({ form, username, about, values })
    else deleteDraft(form)
  }, [form, username, about, values])
  useLeaveWarning(values !== null)
  return useCallback(() => deleteDraft(form), [form])
}

/** Where it is kept which record of a kind was edited last, and what finds that again. */
export type LastEdited = { form: string; record: { id: string; title: string } }

/** Remembers the record while it has changes; answers what forgets it. */
export function useLastEdited(last: LastEdited | undefined, hasChanges: boolean): () => void {
  const { username } = useSession()
  const { form, record: { id, title } = {} } = last ?? {}
  const forget = useCallback(() => {
    if (form && lastEdited(form, username)?.id === id) deleteDraft(form)
  }, [form, id, username])
  useEffect(() => {
    if (form && id && hasChanges) saveDraft({ form, username, about: id, values: { id, title } })
    else forget()
  }, [form, id, title, username, hasChanges, forget])
  return forget
}

/** The record of a kind that was being edited when the page went away. */
export function lastEdited(form: string, username: string): LastEdited['record'] | null {
  return savedDraft<LastEdited['record']>(form, username)?.values ?? null
}

/**
 * Whoever leaves the page by themselves with something unsaved is asked. Nobody is where the session has ended: what was
 * typed is kept until they have signed in again.
 */
export function useLeaveWarning(hasChanges: boolean): void {
  const hasLeft = useHasLeft()
  const isAsked = hasChanges && !hasLeft
  useEffect(() => {
    if (!isAsked) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isAsked])
}
