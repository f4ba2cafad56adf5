'use client'

import { Image } from 'lucide-react'
import { useState } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

import { useText } from '../../text/TextContext.tsx'

const cover = tv({
  base: 'w-full bg-sunken',
  variants: {
    place: { card: 'h-30 border-b border-line', form: 'h-21' },
    isMissing: {
      true: 'flex items-center justify-center gap-1.5 text-(length:--text-xs) text-ink-3',
      false: 'block object-cover',
    },
  },
})

type Props = Required<Pick<VariantProps<typeof cover>, 'place'>> & { link: string | null }

/** The image is asked for by the admin's browser alone, without saying where from. */
export function Cover({ place, link }: Props) {
  const { blog } = useText().t.lists
  const [broken, setBroken] = useState<string | null>(null)
  if (!link || !isShown(link) || broken === link) {
    return (
      <div className={cover({ place, isMissing: true })}>
        <Image size={16} strokeWidth={1.75} aria-hidden />
        {blog.noImage}
      </div>
    )
  }
  return (
    <img
      className={cover({ place, isMissing: false })}
      src={link}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(link)}
    />
  )
}

/** A picture of elsewhere, or one that was uploaded here. */
function isShown(link: string): boolean {
  return link.startsWith('https://') || link.startsWith('/media/')
}
