'use client'

import { useCallback, useEffect } from 'react'

import { deleteDraft, saveDraft } from '../../session/draft.ts'
import { useSession } from './SessionContext.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'

/**
 * Keeps what is being written in a form, null where nothing has been changed, and asks whoever leaves the page. A form that
 * goes away with what it kept calls what is answered: it is not there any more to say that nothing is typed.
 */
export function useKeptDraft<Values>(form: string, about: string | null, values: Values | null): () => void {
  const { username } = useSession()
  useEffect(() => {
    if (values) saveDraft({ form, username, about, values })
    else deleteDraft(form)
  }, [form, username, about, values])
  useLeaveWarning(values !== null)
  return useCallback(() => deleteDraft(form), [form])
}
