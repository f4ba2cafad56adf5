import { useModal } from '@cyberluach/design/hooks/use-modal'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { pictureLimits } from '@cyberluach/core/text/pictures'
import type { Locale } from '@cyberluach/i18n/locales'
import { useEffect, useId, useState } from 'react'

import { reasonText } from '../../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogHead, panelDialog } from '../../ui/Dialog.tsx'
import { useText } from '../../ui/text.tsx'
import { Field, InputField, TextInput } from '../../form/Field.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

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
          {uploaded &&
            (['alt', 'altHe'] as const).map((name) => (
              <Field
                key={name}
                name={name}
                label={words[name]}
                issues={issues}
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
          {uploaded && use === 'text' && (
            <InputField
              name="caption"
              label={words.caption}
              issues={[]}
              hint={words.captionHint}
              dir={language === 'he' ? 'rtl' : 'ltr'}
              maxLength={pictureLimits.alt}
              value={picture.caption}
              set={(caption) => change({ caption })}
            />
          )}
          {problem && (
            <p
              className="rounded-sm bg-danger-soft px-3.5 py-2.5 wrap-anywhere text-on-danger-soft"
              role="alert"
            >
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
