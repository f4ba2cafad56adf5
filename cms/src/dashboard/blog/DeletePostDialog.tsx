'use client'

import type { Post } from '@cyberluach/api/post-schema'
import { Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'

import { Button } from '../shared/Button.tsx'
import { useText } from '../text/TextContext.tsx'

type Props = {
  post: Post | null
  isRunning: boolean
  remove: (post: Post) => Promise<boolean>
  close: () => void
}

/** Asks before deleting; the focus begins on the button that changes nothing. */
export function DeletePostDialog({ post, isRunning, remove, close }: Props) {
  const { t, say } = useText()
  const { blog } = t.lists
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const text = useId()
  const isOpen = post !== null

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('footer .button')?.focus()
  }, [isOpen])

  const confirm = async () => {
    if (post && (await remove(post))) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={close}
      onCancel={(event) => isRunning && event.preventDefault()}
    >
      {post && (
        <>
          <div className="inside">
            <div className="head">
              <span className="art">
                <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              </span>
              <div className="contained">
                <h2 id={title}>{say(blog.deleteTitle, { title: post.title })}</h2>
                <p id={text}>{blog.deleteText}</p>
              </div>
            </div>
          </div>
          <footer>
            <Button look="large" isDisabled={isRunning} onClick={() => dialog.current?.close()}>
              {blog.cancel}
            </Button>
            <Button look="large danger-solid" isRunning={isRunning} onClick={() => void confirm()}>
              {!isRunning && <Trash2 size={16} strokeWidth={1.75} aria-hidden />}
              {blog.deleteConfirm}
            </Button>
          </footer>
        </>
      )}
    </dialog>
  )
}
