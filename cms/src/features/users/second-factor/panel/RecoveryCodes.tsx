import type { Messages } from '@cyberluach/i18n/messages'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

type Props = {
  codes: string[]
  texts: Messages['securityPanel']['codes']
  /** Whether other sessions were ended with it. */
  isNew: boolean
  close: () => void
}

/** The codes, this once. */
export function RecoveryCodes({ codes, texts, isNew, close }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h3 className="mt-4" ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      {isNew && <p>{texts.others}</p>}
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
