import { CallError } from '@cyberluach/api/client'
import type { PictureAnswer } from '@cyberluach/api/posts'
import { pictureLimits } from '@cyberluach/core/text/pictures'
import type { Issue, IssueCode } from '@cyberluach/core/submissions/submission'
import { useCallback, useState } from 'react'

import { callSignedIn, isRefusal, storedToken } from '../../../session/session.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

type Words = { alt: string; altHe: string }

/** Uploads pictures and says what they show; what went wrong is thrown as `CallError`. */
export function usePictureUpload() {
  const { keeper } = useSession()
  const { locale } = useText()
  /** From 0 to 1, null while nothing is uploaded. */
  const [progress, setProgress] = useState<number | null>(null)

  const watched = useCallback(
    async <T>(doing: () => Promise<T>): Promise<T> => {
      try {
        return await doing()
      } catch (reason) {
        if (isRefusal(reason)) keeper.refused()
        throw reason
      }
    },
    [keeper],
  )

  const upload = useCallback(
    async (file: File): Promise<PictureAnswer> => {
      setProgress(0)
      try {
        const body = { name: file.name, type: file.type, data: await base64Of(file) }
        return await watched(() => sendWithProgress(JSON.stringify(body), locale, setProgress))
      } finally {
        setProgress(null)
      }
    },
    [locale, watched],
  )

  const describe = useCallback(
    ({ id, alt, altHe }: Words & { id: string }) =>
      watched(() =>
        callSignedIn('PUT /api/pictures/{id}', {
          params: { id },
          body: { alt: alt.trim() || null, altHe: altHe.trim() || null },
          locale,
        }),
      ),
    [locale, watched],
  )
  return { upload, describe, progress }
}

/** What is wrong with a file before anything is sent; the server looks at its bytes. */
export function uploadErrorOf(file: File): Issue | null {
  const fault: IssueCode | null = !pictureTypes.includes(file.type)
    ? 'pictureKind'
    : file.size > pictureLimits.bytes
      ? 'pictureTooLarge'
      : null
  return fault && { path: 'file', code: fault }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new CallError(0, String(reader.error)))
    reader.readAsDataURL(file)
  })
}

/** `fetch` says nothing of how much has been sent. */
function sendWithProgress(body: string, locale: string, tell: (progress: number) => void): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/pictures')
    request.responseType = 'json'
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('authorization', `Bearer ${storedToken() ?? ''}`)
    request.setRequestHeader('accept-language', locale)
    request.upload.onprogress = ({ loaded, total }) => tell(loaded / total)
    request.onerror = () => reject(new CallError(0, 'unreachable', { code: 'offline' }))
    request.onload = () => {
      const answer = request.response as (PictureAnswer & { error?: string; code?: string }) | null
      if (request.status === 201 && answer) resolve(answer)
      else {
        const details = { code: answer?.code ?? null }
        reject(new CallError(request.status, answer?.error ?? request.statusText, details))
      }
    }
    request.send(body)
  })
}
