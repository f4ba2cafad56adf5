'use client'

import { useEffect } from 'react'

import { forgetDraft, keepDraft } from '../../session/kept-draft.ts'
import { useSession } from './SessionContext.tsx'
import { useHasLeft } from './use-has-left.ts'

/**
 * Keeps what is being written in a form, null where nothing has been changed. Whoever leaves the page by themselves is
 * asked; where the session has ended, nobody is: what was written is there after signing in.
 */
export function useKeptDraft<Values>(form: string, about: string | null, values: Values | null): void {
  const { username } = useSession()
  const hasLeft = useHasLeft()
  useEffect(() => {
    if (values) keepDraft({ form, username, about, values })
    else forgetDraft(form)
  }, [form, username, about, values])

  const isAsked = values !== null && !hasLeft
  useEffect(() => {
    if (!isAsked) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isAsked])
}
