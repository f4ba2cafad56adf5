import type { ComponentProps } from 'react'
import { checkbox, type CheckboxLook } from '../variants/checkbox.ts'

type Props = Omit<ComponentProps<'input'>, 'size' | 'type'> & CheckboxLook

/** The control itself; its label stands around it, or is said by `aria-label`. */
export function Checkbox({ size, className, ...rest }: Props) {
  const look = checkbox({ size })
  return (
    <span className={look.frame()}>
      <input className={look.box({ className })} type="checkbox" {...rest} />
      <Tick className={look.tick({ className: look.whole() })} path="m4 10.5 4 4 8-9" />
      <Tick className={look.tick({ className: look.part() })} path="M5 10h10" />
    </span>
  )
}

function Tick({ className, path }: { className: string; path: string }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
