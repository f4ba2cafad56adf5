'use client'

import { Download } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Button } from './Button.tsx'
import { SearchField } from './SearchField.tsx'

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
      <Button className="max-md:min-h-control" isRunning={exporting.isRunning} onClick={exporting.start}>
        {!exporting.isRunning && <Download size={16} strokeWidth={1.75} aria-hidden />}
        {exporting.label}
      </Button>
    </div>
  )
}
