import { useModal } from '@cyberluach/design/hooks/use-modal'
import type { CallError } from '@cyberluach/api/client'
import type { Post } from '@cyberluach/api/posts'
import { slugOf } from '@cyberluach/core/text/identifiers'
import type { Locale } from '@cyberluach/i18n/locales'
import { input } from '@cyberluach/design/components/Input'
import { panelDialog, AlertDialog, DialogHead } from '../../ui/Dialog.tsx'
import { useEffect, useId, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { deleteDraft } from '../../../session/draft.ts'
import { useText } from '../../ui/text.tsx'
import { useToast } from '../../ui/Toast.tsx'
import type { EditorHandle } from './ContentEditor.tsx'
import { Field, IssuesContext } from '../../form/Field.tsx'
import { useEditForm } from '../../form/use-edit-form.ts'
import { newPicture, PictureDialog, type ChosenPicture } from './PictureDialog.tsx'
import {
  isHourSkipped,
  missingFields,
  payloadOf,
  valuesOf,
  isInHebrewAlone,
  languageOf,
  pictureMarkup,
  picturesElsewhere,
  postForm,
  type PostDraft,
} from './post-form.ts'
import { PostSide, PostTexts } from './PostFields.tsx'
import type { PostMutation } from './use-posts.ts'

type Props = {
  post: Post | null
  write: (request: PostMutation) => Promise<CallError | null>
  isRunning: boolean
  close: () => void
}

const look = panelDialog({ kind: 'form', width: 'xl' })

/** The form of a post, new or old. Closing it with changes asks first. */
export function PostDialog({ post, write, isRunning, close }: Props) {
  const { t, say, timeZone } = useText()
  const { blog } = t.lists
  const showToast = useToast()
  const dialog = useModal(true, 'input')
  const title = useId()
  const [shortId] = useState(() => crypto.randomUUID().slice(0, 8))
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const editor = useRef<EditorHandle>(null)
  const [isOpen, setOpen] = useState(false)
  const form = useEditForm<PostDraft, object>({
    form: postForm,
    before: useMemo(() => ({ ...valuesOf(post, timeZone), of: post?.id ?? null, picture: null }), [post, timeZone]),
    version: '',
    issuesOf: () => [],
    save: async ({ values }) => {
      const body = payloadOf(values, { post, timeZone, shortId })
      const failure = await write(post ? { kind: 'update', id: post.id, body } : { kind: 'create', body })
      setSuggestion(failure?.suggestion ?? null)
      return failure ? { failure } : {}
    },
    next: () => null,
  })
  const { values, set, issues, refusals, refuse, problem, hasChanges } = form
  const [language, setLanguage] = useState<Locale>(isInHebrewAlone(values) ? 'he' : 'en')
  /** On its way into the post; it is kept once it is uploaded. */
  const [picture, setPicture] = useState(values.picture)

  useEffect(() => setOpen(true), [])
  useEffect(() => set('picture', picture?.uploaded ? picture : null), [picture, set])

  const ask = () => (hasChanges ? setAsking(true) : dialog.current?.close())
  useEffect(() => {
    if (refusals === 0) return
    // What is to be mended is looked at in its language.
    const languages = issues.map(({ path }) => languageOf(path)).filter((one) => one !== null)
    setLanguage((current) => (languages[0] && !languages.includes(current) ? languages[0] : current))
    requestAnimationFrame(() => dialog.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    // Once for each refusal, not as it is mended.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals])

  const save = async () => {
    const missing = missingFields(values)
    if (missing.length > 0) {
      showToast({ kind: 'failed', title: blog.validationTitle, text: blog.validationText })
      const found = missing.map((path) => ({ path, code: 'required' as const }))
      return refuse(found, blog.validationText)
    }
    if (isHourSkipped(values, timeZone)) return refuse([{ path: 'publishedAt', code: 'skippedHour' }], '')
    if (await form.saveNow()) dialog.current?.close()
  }

  const askPicture = (use: ChosenPicture['use'], dropped: File | null = null) => {
    setFile(dropped)
    setPicture(newPicture(use))
  }
  const show = (use: ChosenPicture['use'], { url, alt, caption }: { url: string; alt: string; caption: string }) => {
    // The text takes the focus only once no dialog lies over it.
    flushSync(() => setPicture(null))
    if (use === 'cover') set('coverImage', url)
    else editor.current?.insert(pictureMarkup({ url, alt, caption }))
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
        deleteDraft(postForm)
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
        <DialogHead look={look} titleId={title} title={post ? blog.editTitle : blog.createTitle} close={ask} />
        <div
          className={look.body({
            className: 'grid grid-cols-[minmax(0,1fr)_18rem] max-md:flex-1 max-md:grid-cols-1 max-md:gap-3',
          })}
        >
          <IssuesContext value={issues}>
            <PostTexts
              values={values}
              set={set}
              language={language}
              choose={setLanguage}
              editor={editor}
              addPicture={(dropped) => askPicture('text', dropped)}
            >
              <Field
                name="slug"
                label={blog.fields.slug}
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
                      placeholder={slugOf(isInHebrewAlone(values) ? values.titleHe : values.title, shortId)}
                      value={values.slug}
                      onChange={(event) => set('slug', event.target.value)}
                    />
                  </span>
                )}
              </Field>
            </PostTexts>
            <PostSide values={values} set={set} addCover={() => askPicture('cover')} />
          </IssuesContext>
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
      {/* What opens later stands above: a picture that was kept waits for the form. */}
      {isOpen && picture && (
        <PictureDialog
          picture={picture}
          change={(changed) => setPicture((current) => current && { ...current, ...changed })}
          language={language}
          elsewhere={picturesElsewhere(values, picture.use === 'cover' ? 'cover' : language)}
          file={file}
          insert={({ uploaded, alt, altHe, caption }) =>
            show(picture.use, { url: uploaded.url, alt: language === 'he' ? altHe : alt, caption })
          }
          insertKnown={(url) => show(picture.use, { url, alt: '', caption: '' })}
          close={() => setPicture(null)}
        />
      )}
      {isAsking && <DiscardDialog keep={() => setAsking(false)} discard={() => dialog.current?.close()} />}
    </dialog>
  )
}

type DiscardDialogProps = { keep: () => void; discard: () => void }

/** Asks before changes are thrown away. */
export function DiscardDialog({ keep, discard }: DiscardDialogProps) {
  const { blog } = useText().t.lists
  const confirm = async () => {
    discard()
    return false
  }
  return (
    <AlertDialog
      isOpen
      title={blog.discardTitle}
      text={blog.discardText}
      keep={blog.keepEditing}
      act={blog.discard}
      confirm={confirm}
      close={keep}
    />
  )
}
