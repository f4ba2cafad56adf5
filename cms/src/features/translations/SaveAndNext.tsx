'use client'

import { Button, toast, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { addressOf } from '../../panel/panel-call.ts'
import { listAddress, type Place } from './form-address.ts'
import { nextCall } from './next-call.ts'
import { useSave } from './use-save.ts'

export type SaveTexts = { saveAndNext: string; shortcut: string; last: string; failed: string }

type Props = { id: string; place: Place; text: string; texts: SaveTexts }

/** Saves what is written, and opens the next text that waits: by a click, and by Ctrl+Enter from any field. */
export function SaveAndNext({ id, place, text, texts }: Props) {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const save = useSave()
  const [isBusy, setBusy] = useState(false)
  const go = (address: string) => startRouteTransition(() => router.push(address))

  async function saveAndNext() {
    if (isBusy) return
    setBusy(true)
    if (await save()) await goOn()
    setBusy(false)
  }

  async function goOn() {
    const next = await nextAfter(id, place, text)
    if (next === undefined) toast.error(texts.failed)
    else if (next) go(next)
    else {
      toast.success(texts.last)
      go(listAddress(place))
    }
  }

  useCtrlEnter(() => void saveAndNext())
  return (
    <Button
      buttonStyle="primary"
      disabled={isBusy}
      extraButtonProps={{ 'aria-keyshortcuts': 'Control+Enter', title: texts.shortcut }}
      id="save-and-next"
      margin={false}
      onClick={() => void saveAndNext()}
      size="medium"
      type="button"
    >
      {texts.saveAndNext}
    </Button>
  )
}

function useCtrlEnter(run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    // Before the editor of posts, which would begin a line.
    window.addEventListener('keydown', pressed, { capture: true })
    return () => window.removeEventListener('keydown', pressed, { capture: true })
  }, [])
}

/** The form of the next text; null where no other waits, undefined where that could not be learned. */
async function nextAfter(
  id: string,
  { kind, state }: Place,
  text: string,
): Promise<string | null | undefined> {
  const query = new URLSearchParams({ kind, waiting: state ?? 'all', id, text })
  try {
    const answer = await fetch(`${addressOf(nextCall)}?${query.toString()}`, { credentials: 'include' })
    return answer.ok ? ((await answer.json()) as { address: string | null }).address : undefined
  } catch (error) {
    // The browser's word for a network that failed; the toast says it.
    if (error instanceof TypeError) return undefined
    throw error
  }
}
