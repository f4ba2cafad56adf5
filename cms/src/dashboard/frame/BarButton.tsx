import type { ComponentProps, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { PlainButton } from '../ui/PlainButton.tsx'

const look = tv({
  slots: {
    button:
      'max-md:min-h-control max-md:min-w-control max-md:border-transparent max-md:bg-transparent max-md:p-0',
    caption: 'max-md:hidden',
  },
  variants: {
    isWideOnly: { true: { button: 'max-md:hidden' } },
    isCaptionWide: { true: { button: 'max-xl:w-control-sm max-xl:px-0', caption: 'max-xl:hidden' } },
  },
})

type Props = Omit<ComponentProps<typeof PlainButton>, 'children'> & {
  icon: ReactNode
  /** Phones have no room for it. */
  caption?: string
  /** Nor has anything but a desk for this one. */
  isCaptionWide?: boolean
  isWideOnly?: boolean
}

/** A button of the bar: an icon, and beside it what it does where there is room. */
export function BarButton({ icon, caption, isCaptionWide, isWideOnly, ...rest }: Props) {
  const { button, caption: captionLook } = look({ isCaptionWide, isWideOnly })
  return (
    <PlainButton size="sm" isIcon={!caption} className={button()} {...rest}>
      {icon}
      {caption && <span className={captionLook()}>{caption}</span>}
    </PlainButton>
  )
}
