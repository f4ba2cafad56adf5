'use client'

import type { Post } from '@cyberluach/api/post-schema'
import { useEffect } from 'react'

import { forgetDraft, keepDraft, keptDraft, type KeptDraft } from '../../../session/kept-draft.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useHasLeft } from '../../session/use-has-left.ts'
import type { PostValues } from './post-form.ts'

const form = 'post'

/** The post that somebody was writing when the page went away. */
export function keptPost(username: string): KeptDraft<PostValues> | null {
  return keptDraft(form, username)
}

/**
 * Keeps what is being written, null where nothing has been changed. Whoever leaves the page by themselves is asked; where
 * the session has ended, nobody is: what was written is there after signing in.
 */
export function useKeptPost(post: Post | null, values: PostValues | null): void {
  const { username } = useSession()
  const hasLeft = useHasLeft()
  const about = post?.id ?? null
  useEffect(() => {
    if (values) keepDraft({ form, username, about, values })
    else forgetDraft()
  }, [username, about, values])

  const isAsked = values !== null && !hasLeft
  useEffect(() => {
    if (!isAsked) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isAsked])
}
