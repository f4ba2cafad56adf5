import { useCallback, useEffect } from 'react'
import { deleteDraft, saveDraft } from '../../session/draft.ts'
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
