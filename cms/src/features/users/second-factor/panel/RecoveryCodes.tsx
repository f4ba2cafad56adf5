import type { Messages } from '@cyberluach/i18n/messages'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

type Props = {
  codes: string[]
  texts: Messages['securityPanel']['codes']
  /** Whether they came with the first factor, and other sessions were ended. */
  isFirst: boolean
  close: () => void
}

/** The codes, this once. */
export function RecoveryCodes({ codes, texts, isFirst, close }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h3 className="mt-4" ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      {isFirst && <p>{texts.others}</p>}
      <ul
        className="m-0 mb-4 grid max-w-96 list-none grid-cols-2 gap-x-6 gap-y-2 rounded-[4px] border border-(--theme-elevation-150) p-4 font-mono text-base"
        dir="ltr"
        data-testid="recovery-codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button margin={false} onClick={close}>
        {texts.done}
      </Button>
    </>
  )
}
