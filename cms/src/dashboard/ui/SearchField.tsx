'use client'

import { directionOf } from '@cyberluach/core/text-direction'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { useText } from '../text/TextContext.tsx'

const pauseInTyping = 200

/** As much as the API takes. */
const longest = 200

type Props = { text: string; placeholder: string; search: (text: string) => void }

/** Searches when the typing pauses. `text` is what the list is searched for now. */
export function SearchField({ text, placeholder, search }: Props) {
  const { t } = useText()
  const [typed, setTyped] = useState(text)
  const input = useRef<HTMLInputElement>(null)
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
    input.current?.focus()
  }

  return (
    <label className="search">
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{t.submissions.search}</span>
      <input
        ref={input}
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
        <button type="button" aria-label={t.submissions.clearSearch} onClick={clear}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </label>
  )
}
