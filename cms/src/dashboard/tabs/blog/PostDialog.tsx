'use client'

import type { CallError } from '@cyberluach/api/client'
import type { Post } from '@cyberluach/api/post-schema'
import { slugOf } from '@cyberluach/core/slug'
import type { Issue } from '@cyberluach/core/submission'
import { directionOf } from '@cyberluach/core/text-direction'
import { input } from '@cyberluach/design/variants/field'
import { panelDialog } from '../../ui/dialog-look.ts'
import { X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type SyntheticEvent } from 'react'

import { Button } from '../../ui/Button.tsx'
import { forgetDraft } from '../../../session/kept-draft.ts'
import { reasonText } from '../../../session/refusal.ts'
import { useText } from '../../text/TextContext.tsx'
import { useToast } from '../../toast/ToastContext.tsx'
import { ContentEditor } from './ContentEditor.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { useKeptPost } from './kept-post.ts'
import {
  isChanged,
  missingFields,
  payloadOf,
  valuesOf,
  type PostField,
  type PostValues,
} from './post-form.ts'
import { PostSide } from './PostSide.tsx'
import type { PostWrite } from './use-post-writing.ts'

type Props = {
  post: Post | null
  /** What was written before the page went away, in place of what the post holds. */
  kept?: PostValues | undefined
  write: (request: PostWrite) => Promise<CallError | null>
  isRunning: boolean
  close: () => void
}

const look = panelDialog({ kind: 'form', width: 'xl' })

/** The form of a post, new or old. Closing it with changes asks first. */
export function PostDialog({ post, kept, write, isRunning, close }: Props) {
  const { t, say, timeZone } = useText()
  const { blog } = t.lists
  const showToast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const before = useMemo(() => valuesOf(post, timeZone), [post, timeZone])
  const [shortId] = useState(() => crypto.randomUUID().slice(0, 8))
  const [values, setValues] = useState(kept ?? before)
  const [issues, setIssues] = useState<Issue[]>([])
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const hasChanges = isChanged(values, before)

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])
  useKeptPost(post, hasChanges ? values : null)

  const set = (field: PostField, value: string) => {
    setProblem(null)
    setValues((current) => ({ ...current, [field]: value }))
    setIssues((current) => current.filter(({ path }) => path !== field && !path.startsWith(`${field}.`)))
  }
  const ask = () => (hasChanges ? setAsking(true) : dialog.current?.close())
  const refuse = (found: Issue[]) => {
    setIssues(found)
    requestAnimationFrame(() => dialog.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  const save = async () => {
    const missing = missingFields(values)
    if (missing.length > 0) {
      setProblem(blog.validationText)
      showToast({ kind: 'failed', title: blog.validationTitle, text: blog.validationText })
      return refuse(missing.map((path) => ({ path, code: 'required' })))
    }
    const body = payloadOf(values, { post, timeZone, shortId })
    const failure = await write(post ? { kind: 'update', id: post.id, body } : { kind: 'create', body })
    if (!failure) return dialog.current?.close()
    setProblem(reasonText(failure) ?? t.toasts.offline)
    setSuggestion(failure.suggestion)
    refuse(failure.issues)
  }

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (!isRunning) ask()
  }

  return (
    <dialog
      ref={dialog}
      className={look.frame()}
      data-part="post"
      aria-labelledby={title}
      onCancel={cancel}
      onClose={() => {
        forgetDraft('post')
        close()
      }}
    >
      <form
        className="flex max-h-[calc(100dvh-2rem)] flex-col max-md:h-dvh max-md:max-h-dvh"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isRunning) void save()
        }}
      >
        <header className={look.header()}>
          <h2 className={look.title()} id={title}>
            {post ? blog.editTitle : blog.createTitle}
          </h2>
          <Button kind="ghost" isIcon label={blog.close} onClick={ask}>
            <X size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        </header>
        <div
          className={look.body({
            className: 'grid grid-cols-[minmax(0,1fr)_18rem] max-md:flex-1 max-md:grid-cols-1 max-md:gap-3',
          })}
        >
          <div className="grid grid-cols-1 content-start gap-3.5 px-6 py-4.5 max-md:px-4 max-md:py-3.5">
            <Field name="title" label={blog.fields.title} issues={issues} isRequired>
              {(parts) => (
                <TextInput
                  {...parts}
                  autoComplete="off"
                  dir={values.title ? directionOf(values.title) : undefined}
                  value={values.title}
                  onChange={(event) => set('title', event.target.value)}
                />
              )}
            </Field>
            <Field
              name="slug"
              label={blog.fields.slug}
              issues={issues}
              hint={blog.slugHint}
              remedy={
                suggestion && (
                  <button
                    type="button"
                    className="cursor-pointer border-0 bg-transparent p-0 font-semibold underline"
                    onClick={() => set('slug', suggestion)}
                  >
                    {say(blog.useSlug, { slug: suggestion })}
                  </button>
                )
              }
            >
              {(parts) => (
                <span className={input({ kind: 'group', size: 'sm', ground: 'raised' })} dir="ltr">
                  <span aria-hidden>/blog/</span>
                  <input
                    {...parts}
                    className="min-w-0 flex-1 border-0 bg-transparent font-mono text-(length:--text-sm) leading-[1.5] text-ink outline-none placeholder:text-ink-3"
                    autoComplete="off"
                    spellCheck={false}
                    placeholder={slugOf(values.title, shortId)}
                    value={values.slug}
                    onChange={(event) => set('slug', event.target.value)}
                  />
                </span>
              )}
            </Field>
            <Field
              name="content"
              label={blog.fields.content}
              issues={issues}
              hint={blog.contentHint}
              isRequired
            >
              {(parts) => (
                <ContentEditor parts={parts} html={values.content} change={(html) => set('content', html)} />
              )}
            </Field>
          </div>
          <PostSide values={values} set={set} issues={issues} />
        </div>
        {problem && (
          <p className="bg-danger-soft px-6 py-2.5 wrap-anywhere text-on-danger-soft" role="alert">
            {problem}
          </p>
        )}
        <footer className={look.footer()}>
          <Button kind="ghost" size="md" isDisabled={isRunning} onClick={ask}>
            {blog.cancel}
          </Button>
          <span className="flex-1 text-end text-(length:--text-xs) text-ink-3" role="status">
            {hasChanges && blog.unsaved}
          </span>
          <Button kind="primary" size="md" isRunning={isRunning} onClick={() => void save()}>
            {post ? blog.save : blog.create}
          </Button>
        </footer>
      </form>
      {isAsking && <DiscardQuestion keep={() => setAsking(false)} discard={() => dialog.current?.close()} />}
    </dialog>
  )
}
