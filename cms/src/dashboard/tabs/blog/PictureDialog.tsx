import { useModal } from '@cyberluach/design/hooks/use-modal'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { pictureLimits } from '@cyberluach/core/text/pictures'
import type { Locale } from '@cyberluach/i18n/locales'
import { useEffect, useId, useState, useRef } from 'react'
import { reasonText } from '../../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogHead, panelDialog } from '../../ui/Dialog.tsx'
import { useText } from '../../ui/text.tsx'
import { Field, InputField, IssuesContext, TextInput } from '../../form/Field.tsx'
import { usePictureUpload, uploadErrorOf, pictureTypes } from './use-picture-upload.ts'
import type { PictureAnswer } from '@cyberluach/api/posts'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { ImageUp } from 'lucide-react'

/** A picture on its way into the post: its words are typed while it is already uploaded. */
export type ChosenPicture = {
  use: 'text' | 'cover'
  /** Null until it is uploaded. */
  uploaded: { id: string; url: string } | null
  alt: string
  altHe: string
  caption: string
}

export function newPicture(use: ChosenPicture['use']): ChosenPicture {
  return { use, uploaded: null, alt: '', altHe: '', caption: '' }
}

type Props = {
  picture: ChosenPicture
  change: (changed: Partial<ChosenPicture>) => void
  /** The language of the text that is being written: words in it are needed. */
  language: Locale
  /** Pictures that the post shows elsewhere, by their addresses. */
  elsewhere: readonly string[]
  /** What was dropped into the text or pasted. */
  file: File | null
  insert: (picture: ChosenPicture & { uploaded: { url: string } }) => void
  insertKnown: (url: string) => void
  close: () => void
}

const look = panelDialog({ kind: 'card', width: 'sm' })

/** Takes a picture, asks what it shows in both languages, and puts it into the post. */
export function PictureDialog({ picture, change, language, insert, close, ...choice }: Props) {
  const { t } = useText()
  const { blog } = t.lists
  const words = blog.picture
  const dialog = useModal(true, '[data-part=choose]')
  const title = useId()
  const { describe } = usePictureUpload()
  const [issues, setIssues] = useState<Issue[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const { uploaded, use } = picture
  const needed = language === 'he' ? 'altHe' : 'alt'

  const hasPicture = uploaded !== null
  useEffect(() => {
    if (hasPicture) dialog.current?.querySelector<HTMLElement>(`[name=${needed}]`)?.focus()
  }, [dialog, hasPicture, needed])

  const finish = async () => {
    if (!uploaded) return
    if (picture[needed].trim() === '') {
      setIssues([{ path: needed, code: 'required' }])
      return dialog.current?.querySelector<HTMLElement>(`[name=${needed}]`)?.focus()
    }
    setRunning(true)
    try {
      await describe({ id: uploaded.id, alt: picture.alt, altHe: picture.altHe })
      insert({ ...picture, uploaded })
    } catch (reason) {
      setProblem(reasonText(reason) ?? t.toasts.offline)
    } finally {
      setRunning(false)
    }
  }

  return (
    <dialog
      ref={dialog}
      className={look.frame()}
      data-part="picture"
      aria-labelledby={title}
      onClose={(event) => {
        event.stopPropagation()
        close()
      }}
      onCancel={(event) => isRunning && event.preventDefault()}
    >
      <DialogHead
        look={look}
        titleId={title}
        title={use === 'cover' ? blog.fields.coverImage : blog.tools.image}
        close={() => dialog.current?.close()}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!isRunning) void finish()
        }}
      >
        <div className={look.body({ className: 'grid grid-cols-1 gap-3.5 pt-3' })}>
          <PictureChoice
            {...choice}
            url={uploaded?.url ?? null}
            take={(answer) => {
              const { id, url } = answer
              setProblem(null)
              change({ uploaded: { id, url } })
            }}
            refuse={setProblem}
          />
          <IssuesContext value={issues}>
            {uploaded &&
              (['alt', 'altHe'] as const).map((name) => (
                <Field
                  key={name}
                  name={name}
                  label={words[name]}
                  isRequired={name === needed}
                  hint={name === needed && words.altHint}
                >
                  {(parts) => (
                    <TextInput
                      {...parts}
                      name={name}
                      autoComplete="off"
                      dir={name === 'altHe' ? 'rtl' : 'ltr'}
                      maxLength={pictureLimits.alt}
                      value={picture[name]}
                      onChange={(event) => {
                        setIssues([])
                        change({ [name]: event.target.value })
                      }}
                    />
                  )}
                </Field>
              ))}
          </IssuesContext>
          {uploaded && use === 'text' && (
            <InputField
              name="caption"
              label={words.caption}
              hint={words.captionHint}
              dir={language === 'he' ? 'rtl' : 'ltr'}
              maxLength={pictureLimits.alt}
              value={picture.caption}
              set={(caption) => change({ caption })}
            />
          )}
          {problem && (
            <p className="rounded-sm bg-danger-soft px-3.5 py-2.5 wrap-anywhere text-on-danger-soft" role="alert">
              {problem}
            </p>
          )}
          {uploaded && (
            <div className="flex justify-end">
              <Button kind="primary" size="md" isRunning={isRunning} onClick={() => void finish()}>
                {use === 'cover' ? words.useAsCover : words.insert}
              </Button>
            </div>
          )}
        </div>
      </form>
    </dialog>
  )
}

type PictureChoiceProps = {
  /** What is uploaded already. */
  url: string | null
  file: File | null
  elsewhere: readonly string[]
  insertKnown: (url: string) => void
  take: (picture: PictureAnswer) => void
  refuse: (problem: string) => void
}

/** Where a picture comes from: a file that is chosen, dropped or pasted, or one that the post has elsewhere. */
export function PictureChoice({ url, file, elsewhere, insertKnown, take, refuse }: PictureChoiceProps) {
  const { t, say, locale } = useText()
  const words = t.lists.blog.picture
  const input = useRef<HTMLInputElement>(null)
  const isHere = useRef(true)
  const { upload, progress } = usePictureUpload()
  const isUploading = progress !== null

  const send = async (chosen: File | undefined) => {
    if (!chosen || isUploading) return
    const fault = uploadErrorOf(chosen)
    if (fault) return refuse(issueMessage(locale, t, fault))
    try {
      const picture = await upload(chosen)
      if (isHere.current) take(picture)
    } catch (reason) {
      if (isHere.current) refuse(reasonText(reason) ?? t.toasts.offline)
    }
  }

  // Whoever closed the dialog meanwhile wants the picture no more.
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  useEffect(() => {
    if (file) void send(file)
    // What was brought along is sent once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file])

  return (
    <div
      className="grid grid-cols-1 gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void send(event.dataTransfer.files[0])
      }}
      onPaste={(event) => void send(event.clipboardData.files[0])}
    >
      {url && <img className="max-h-48 w-full rounded-sm bg-sunken object-contain" src={url} alt="" />}
      {isUploading && (
        <div className="grid grid-cols-1 gap-1.5" role="status">
          <span className="text-(length:--text-sm) text-ink-2">
            {say(words.uploading, { percent: Math.round(progress * 100) })}
          </span>
          <progress className="h-1.5 w-full accent-info" value={progress} aria-label={words.progress} />
        </div>
      )}
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={words.choose}
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          icon={ImageUp}
          kind={url ? 'ghost' : 'primary'}
          size="md"
          data-part="choose"
          isDisabled={isUploading}
          onClick={() => input.current?.click()}
        >
          {url ? words.another : words.choose}
        </Button>
        {!url && <span className="text-(length:--text-xs) text-ink-3">{words.kinds}</span>}
      </div>
      {!url && elsewhere.length > 0 && (
        <div className="grid grid-cols-1 gap-1.5">
          <span className="text-(length:--text-sm) font-semibold text-ink-2">{words.ofPost}</span>
          <ul className="flex flex-wrap gap-2">
            {elsewhere.map((address) => (
              <li key={address}>
                <button
                  type="button"
                  className="block cursor-pointer overflow-hidden rounded-sm border border-line-control bg-sunken p-0"
                  aria-label={say(words.useOne, { name: address.replace('/media/', '') })}
                  onClick={() => insertKnown(address)}
                >
                  <img className="block size-20 object-cover" src={address} alt="" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
