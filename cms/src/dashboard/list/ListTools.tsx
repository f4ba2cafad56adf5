import { Download, Search, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../ui/Button.tsx'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { input } from '@cyberluach/design/components/Input'
import { useText } from '../ui/text.tsx'
import { Select, type SelectOptions } from '../ui/fields.tsx'

type Props = {
  search: ComponentProps<typeof SearchField>
  /** How much of all that shows; nothing until that is known. */
  shown: ReactNode
  exporting: { label: string; start: () => void; isRunning: boolean }
  /** How else the list can be narrowed. */
  children?: ReactNode
}

/** Search, how much is shown, and the export of all that matches. */
export function ListTools({ search, shown, exporting, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <SearchField {...search} />
      {children}
      <span className="whitespace-nowrap text-ink-2" role="status">
        {shown}
      </span>
      <span className="flex-1" />
      <Button icon={Download} isTallOnPhone isRunning={exporting.isRunning} onClick={exporting.start}>
        {exporting.label}
      </Button>
    </div>
  )
}

const group = input({ kind: 'group', size: 'sm', ground: 'raised' })

const pauseInTyping = 200

/** As much as the API takes. */
const longest = 200

type SearchFieldProps = { text: string; placeholder: string; search: (text: string) => void }

/** Searches when the typing pauses. `text` is what the list is searched for now. */
export function SearchField({ text, placeholder, search }: SearchFieldProps) {
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
        <Search />
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
            <X size={14} />
          </IconButton>
        )}
      </span>
    </label>
  )
}

type ChoiceProps = {
  label: string
  value: string
  choose: (value: string) => void
  options: SelectOptions
  /** On a phone it has a line of its own: how a list is ordered is no part of what is in it. */
  isAlone?: boolean
}

/** One of a list, among the tools above another one. */
export function Choice({ label, value, choose, options, isAlone = false }: ChoiceProps) {
  return (
    <span className={isAlone ? 'w-44 max-md:w-full' : 'w-44 max-md:min-w-28 max-md:flex-1'}>
      <Select aria-label={label} value={value} options={options} onChange={(event) => choose(event.target.value)} />
    </span>
  )
}
