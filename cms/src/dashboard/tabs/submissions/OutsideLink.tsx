'use client'

import { isWebLink } from '@cyberluach/core/text/links'
import { SquareArrowOutUpRight } from 'lucide-react'

import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { CopyButton } from '../queue/CopyButton.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'

/** A submitted address: a link only where it leads to the web, plain text otherwise. */
export function OutsideLink({ url }: { url: string }) {
  const { t } = useText()
  if (!isWebLink(url)) return <UserText text={url} />
  return (
    <>
      <NewTabLink
        href={url}
        rel="noopener noreferrer nofollow"
        icon={<SquareArrowOutUpRight className="rtl:-scale-x-100" size={14} strokeWidth={1.75} aria-hidden />}
      >
        <LatinText text={url} />
      </NewTabLink>
      <CopyButton text={url} label={t.details.copyLink} />
    </>
  )
}
