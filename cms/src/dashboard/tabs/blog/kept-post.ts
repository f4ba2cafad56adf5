'use client'

import type { Post } from '@cyberluach/api/post-schema'
import { keptDraft, type KeptDraft } from '../../../session/kept-draft.ts'
import { useKeptDraft } from '../../session/use-kept-draft.ts'
import type { PostValues } from './post-form.ts'

const form = 'post'

/** The post that somebody was writing when the page went away. */
export function keptPost(username: string): KeptDraft<PostValues> | null {
  return keptDraft(form, username)
}

/** Keeps the post that is being written, null where nothing has been changed. */
export function useKeptPost(post: Post | null, values: PostValues | null): void {
  useKeptDraft(form, post?.id ?? null, values)
}
