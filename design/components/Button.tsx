import type { ComponentProps } from 'react'
import { button, type ButtonLook } from '../variants/button.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook
type LinkProps = ComponentProps<'a'> & ButtonLook

/** Without a `type` of its own it sends no form. */
export function Button({ kind, size, isIcon, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={button({ kind, size, isIcon, className })} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, isIcon, className, children, ...rest }: LinkProps) {
  return (
    <a className={button({ kind, size, isIcon, className })} {...rest}>
      {children}
    </a>
  )
}
