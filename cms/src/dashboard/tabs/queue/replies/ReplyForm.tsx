'use client'

import { replyLimits } from '@cyberluach/core/messages/contact-message'
import { Input, TextBox, field } from '@cyberluach/design/components/Input'
import { Send } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { useKeptReply, type ReplyValues } from './kept-reply.ts'

type Props = {
  id: string
  /** What the form begins with: what was kept, else the usual. */
  initial: ReplyValues
  usual: ReplyValues
  /** How marking it as handled, too, is called; null where it is settled already. */
  handleLabel: string | null
  /** Begins the answer in the person's own mail program. */
  mailto: string
  isRunning: boolean
  send: (values: ReplyValues) => Promise<boolean>
  close: () => void
}

const look = field({ size: 'sm' })

/** The answer to a message: its subject and its words. Control and Enter send it. */
export function ReplyForm({ id, initial, usual, handleLabel, mailto, isRunning, send, close }: Props) {
  const { t } = useText()
  const words = t.queues.replies
  const ids = { subject: useId(), text: useId(), error: useId() }
  const box = useRef<HTMLTextAreaElement>(null)
  const [values, setValues] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const isTyped = values.text !== '' || values.subject !== usual.subject
  useKeptReply(id, isTyped ? values : null)
  useEffect(() => box.current?.focus(), [])

  const submit = async () => {
    if (isRunning) return
    const isEmpty = values.text.trim() === '' || values.subject.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return box.current?.focus()
    if (await send({ ...values, handle: handleLabel !== null && values.handle })) close()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }

  return (
    <form
      className="mt-4 grid gap-3 border-t border-line pt-3.5"
      aria-label={words.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={look.frame()}>
        <label className={look.label()} htmlFor={ids.subject}>
          {words.subject}
        </label>
        <Input
          id={ids.subject}
          size="sm"
          ground="raised"
          dir="auto"
          maxLength={replyLimits.subject}
          value={values.subject}
          onChange={(event) => setValues({ ...values, subject: event.target.value })}
        />
      </div>
      <div className={look.frame()}>
        <label className={look.label()} htmlFor={ids.text}>
          {words.text}
        </label>
        <TextBox
          ref={box}
          id={ids.text}
          className="min-h-36"
          size="sm"
          ground="raised"
          dir="auto"
          maxLength={replyLimits.text}
          aria-invalid={isMissing || undefined}
          aria-describedby={ids.error}
          value={values.text}
          onChange={(event) => {
            setMissing(false)
            setValues({ ...values, text: event.target.value })
          }}
          onKeyDown={sendByKey}
        />
        <p id={ids.error} className={isMissing ? look.error() : look.hint()}>
          {isMissing ? words.needed : words.quote}
        </p>
      </div>
      {handleLabel && (
        <label className="flex items-center gap-2 justify-self-start">
          <Checkbox
            checked={values.handle}
            onChange={(event) => setValues({ ...values, handle: event.target.checked })}
          />
          {handleLabel}
        </label>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind="primary"
          className="max-md:min-h-control"
          isRunning={isRunning}
          onClick={() => void submit()}
        >
          {!isRunning && <Send size={16} strokeWidth={1.75} className="rtl:-scale-x-100" aria-hidden />}
          {words.send}
        </Button>
        <Button className="max-md:min-h-control" isDisabled={isRunning} onClick={close}>
          {words.cancel}
        </Button>
        <a className="ms-auto text-xs text-ink-2 underline underline-offset-3" href={mailto}>
          {words.ownProgram}
        </a>
      </div>
    </form>
  )
}
