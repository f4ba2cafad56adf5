import { Button } from '@cyberluach/design/components/Button'
import { useEffect, useRef } from 'react'
import type { LoginTexts } from './texts.ts'

type Props = { texts: LoginTexts['recovery']; codes: string[]; goOn: () => void }

/** The codes, this once. */
export function RecoveryCodes({ texts, codes, goOn }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 className="text-(length:--text-lg) font-semibold" ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="text-pretty text-ink-2">{texts.text}</p>
      <ul
        className="grid list-none grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sunken p-4 font-mono"
        dir="ltr"
        data-testid="recovery-codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button kind="primary" onClick={goOn}>
        {texts.goOn}
      </Button>
    </>
  )
}
