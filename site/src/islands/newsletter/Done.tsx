import type { ReactNode, Ref } from 'react'

type Props = {
  /** The page's address names it after the form was sent without scripts. */
  id: string
  title: string
  /** Given while it stands in place of the form. */
  shown: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** What is said when somebody has subscribed. */
export function Done({ id, title, shown, children }: Props) {
  return (
    <div
      ref={shown}
      className="newsletter-done"
      id={id}
      role="status"
      tabIndex={-1}
      data-subscribed={shown ? 'now' : ''}
    >
      <b>{title}</b>
      {children}
    </div>
  )
}
