import { Notice } from '@cyberluach/design/components/Notice'
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
    // Shown by the script for a while, or by the page's address after the form was sent without one.
    <Notice
      ref={shown}
      kind="success"
      className="peer group/done not-[:is(:target,[data-subscribed=now])]:hidden md:min-w-80"
      id={id}
      role="status"
      tabIndex={-1}
      data-subscribed={shown ? 'now' : ''}
    >
      <b>{title}</b>
      {children}
    </Notice>
  )
}
