'use client'

import { directionOf } from '@cyberluach/core/text/text-direction'
import { input } from '@cyberluach/design/components/Input'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { IconButton } from './IconButton.tsx'
import { useText } from '../text/TextContext.tsx'

const group = input({ kind: 'group', size: 'sm', ground: 'raised' })

const pauseInTyping = 200

/** As much as the API takes. */
const longest = 200

type Props = { text: string; placeholder: string; search: (text: string) => void }

/** Searches when the typing pauses. `text` is what the list is searched for now. */
export function SearchField({ text, placeholder, search }: Props) {
  const { t } = useText()
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLInputElement>(null)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Clearing the filters elsewhere clears the field as well.
  useEffect(() => setTyped((typed) => (typed.trim() === text ? typed : text)), [text])
  useEffect(() => () => clearTimeout(pending.current), [])

  const change = (value: string) => {
    setTyped(value)
    clearTimeout(pending.current)
    pending.current = setTimeout(() => search(value), value === '' ? 0 : pauseInTyping)
  }
  const clear = () => {
    change('')
    field.current?.focus()
  }

  return (
    <label className="w-90 cursor-text max-md:w-full">
      <span className={group}>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span className="sr-only">{t.submissions.search}</span>
        <input
          ref={field}
          className="min-w-0 flex-1 appearance-none border-0 bg-transparent p-0 text-match-parent text-ellipsis text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
          type="search"
          dir={typed ? directionOf(typed) : undefined}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={longest}
          value={typed}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && typed && clear()}
        />
        {typed && (
          <IconButton size="sm" label={t.submissions.clearSearch} onClick={clear}>
            <X size={14} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </span>
    </label>
  )
}
