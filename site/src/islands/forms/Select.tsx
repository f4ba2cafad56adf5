import { input, type InputLook } from '@cyberluach/design/components/Input'
import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDown } from '../../icons/paths.ts'

type Props = ComponentProps<'select'> & Pick<InputLook, 'ground'>

/** The browser's own list of choices, with an arrow of ours. */
export function Select({ ground, className, ...rest }: Props) {
  const look = input({ kind: 'choice', ground, className })
  return (
    <span className="relative block">
      <select className={look} {...rest} />
      <Icon path={chevronDown} className="pointer-events-none absolute inset-y-0 end-3 my-auto w-4.5 text-ink-3" />
    </span>
  )
}
