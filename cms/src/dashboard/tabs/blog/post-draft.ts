import type { Post } from '@cyberluach/api/posts'
import { useMemo } from 'react'

import { savedDraft, type Draft } from '../../../session/draft.ts'
import { useDraft } from '../../form/draft.ts'
import type { ChosenPicture } from './PictureDialog.tsx'
import type { PostValues } from './post-form.ts'

const form = 'post'

/** What is kept of a form: its texts, and the picture that was about to go into one of them. */
export type PostDraft = { values: PostValues; picture: ChosenPicture | null }

/** The post that somebody was writing when the page went away. */
export function storedPost(username: string): Draft<PostDraft> | null {
  return savedDraft(form, username)
}

/** Keeps the post that is being written, null where nothing has been changed. */
export function usePostDraft(
  post: Post | null,
  values: PostValues | null,
  picture: ChosenPicture | null,
): void {
  const draft = useMemo(() => values && { values, picture }, [values, picture])
  useDraft<PostDraft>(form, post?.id ?? null, draft)
}
