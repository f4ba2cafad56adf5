'use client'

import type { Post } from '@cyberluach/api/posts'
import { useMemo } from 'react'

import { savedDraft, type Draft } from '../../../session/draft.ts'
import { useKeptDraft } from '../../session/use-kept-draft.ts'
import type { ChosenPicture } from './PictureDialog.tsx'
import type { PostValues } from './post-values.ts'

const form = 'post'

/** What is kept of a form: its texts, and the picture that was about to go into one of them. */
export type KeptPost = { values: PostValues; picture: ChosenPicture | null }

/** The post that somebody was writing when the page went away. */
export function keptPost(username: string): Draft<KeptPost> | null {
  return savedDraft(form, username)
}

/** Keeps the post that is being written, null where nothing has been changed. */
export function useKeptPost(
  post: Post | null,
  values: PostValues | null,
  picture: ChosenPicture | null,
): void {
  const kept = useMemo(() => values && { values, picture }, [values, picture])
  useKeptDraft<KeptPost>(form, post?.id ?? null, kept)
}
