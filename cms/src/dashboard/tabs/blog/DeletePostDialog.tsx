'use client'

import type { Post } from '@cyberluach/api/posts'
import { Trash2 } from 'lucide-react'

import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { useText } from '../../text/TextContext.tsx'

type Props = {
  post: Post | null
  isRunning: boolean
  remove: (post: Post) => Promise<boolean>
  close: () => void
}

/** Asks before a post is deleted. */
export function DeletePostDialog({ post, isRunning, remove, close }: Props) {
  const { t, say } = useText()
  const { blog } = t.lists
  const icon = <Trash2 size={16} strokeWidth={1.75} aria-hidden />
  return (
    <AlertDialog
      isOpen={post !== null}
      isRunning={isRunning}
      title={say(blog.deleteTitle, { title: post?.title ?? '' })}
      text={blog.deleteText}
      icon={icon}
      keep={blog.cancel}
      act={blog.deleteConfirm}
      actIcon={icon}
      confirm={async () => post !== null && remove(post)}
      close={close}
    />
  )
}
