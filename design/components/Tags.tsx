import type { ComponentProps } from 'react'
import { tags } from '../variants/badge.ts'

/** Topics in a row, each an `<li>`. */
export function Tags({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={tags({ className })} {...rest} />
}
