'use client'

import { useId, useRef, useState } from 'react'

import { useFaultFocus } from '../../focus/use-fault-focus.ts'
import { useText } from '../../text/TextContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import type { LinkSaid } from './use-link-reading.ts'

type Props = {
  said: LinkSaid
  /** How often a link was refused. */
  refusals: number
  isReading: boolean
  read: (link: string) => Promise<void>
}

/** Above the form of a new event: a link whose page fills it. */
export function LinkReader({ said, refusals, isReading, read }: Props) {
  const words = useText().t.readLink
  const [link, setLink] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const status = useId()
  const isWrong = said?.isWrong === true && !isReading
  useFaultFocus(form, refusals)
  return (
    <form
      ref={form}
      className="mb-5 grid gap-2 rounded-md border border-line bg-sunken p-3"
      data-part="read-link"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReading) void read(link)
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 flex-1">
          <Field name="readLink" label={words.label} issues={[]}>
            {(parts) => (
              <TextInput
                {...parts}
                type="url"
                dir="ltr"
                autoComplete="off"
                aria-invalid={isWrong || undefined}
                aria-describedby={status}
                value={link}
                onChange={(event) => setLink(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button className="max-md:min-h-control" isRunning={isReading} onClick={() => void read(link)}>
          {words.read}
        </Button>
      </div>
      <p id={status} className={isWrong ? 'text-sm text-on-danger-soft' : 'text-sm text-ink-2'} role="status">
        {isReading ? words.reading : (said?.text ?? words.hint)}
      </p>
    </form>
  )
}
