import type { ComponentProps } from 'react'
import { input, type InputLook } from '../variants/field.ts'

type Look = Pick<InputLook, 'size' | 'ground'>

/** A field of one line. */
export function Input({
  kind,
  size,
  ground,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'size'> & Look & { kind?: 'line' | 'search' }) {
  return <input className={input({ kind, size, ground, className })} {...rest} />
}

/** A field of several lines. */
export function TextBox({ size, ground, className, ...rest }: ComponentProps<'textarea'> & Look) {
  return <textarea className={input({ kind: 'area', size, ground, className })} {...rest} />
}
