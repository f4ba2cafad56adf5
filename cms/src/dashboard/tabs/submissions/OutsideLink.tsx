'use client'

import { isWebLink } from '@cyberluach/core/web-link'
import { SquareArrowOutUpRight } from 'lucide-react'

import { CopyButton } from '../../ui/CopyButton.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'

/** A submitted address: a link only where it leads to the web, plain text otherwise. */
export function OutsideLink({ url }: { url: string }) {
  const { t } = useText()
  if (!isWebLink(url)) return <UserText text={url} />
  return (
    <>
      <a className="outside-link" href={url} target="_blank" rel="noopener noreferrer nofollow">
        <LatinText text={url} />
        <span className="visually-hidden">, {t.details.newTab}</span>
        <SquareArrowOutUpRight className="mirrored" size={14} strokeWidth={1.75} aria-hidden />
      </a>
      <CopyButton text={url} label={t.details.copyLink} />
    </>
  )
}
