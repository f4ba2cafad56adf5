import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  codes: string[]
  title: string
  heading: 'h2' | 'h3'
  look: { title: string; list: string }
  /** What is said of them, between title and codes. */
  children: ReactNode
}

/** Recovery codes, the only time they are shown. The focus moves to their title. */
export function RecoveryCodes({ codes, title, heading: Heading, look, children }: Props) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <>
      <Heading className={look.title} ref={ref} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      <ul className={look.list} dir="ltr" data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  )
}
