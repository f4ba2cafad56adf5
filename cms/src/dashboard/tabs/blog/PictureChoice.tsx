import type { PictureAnswer } from '@cyberluach/api/posts'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { ImageUp } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { reasonText } from '../../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/text.tsx'
import { uploadErrorOf, pictureTypes, usePictureUpload } from './use-picture-upload.ts'

type Props = {
  /** What is uploaded already. */
  url: string | null
  file: File | null
  elsewhere: readonly string[]
  insertKnown: (url: string) => void
  take: (picture: PictureAnswer) => void
  refuse: (problem: string) => void
}

/** Where a picture comes from: a file that is chosen, dropped or pasted, or one that the post has elsewhere. */
export function PictureChoice({ url, file, elsewhere, insertKnown, take, refuse }: Props) {
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
