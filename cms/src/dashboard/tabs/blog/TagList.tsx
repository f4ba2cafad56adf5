import type { ComponentProps } from 'react'

/** Tags in a row, each an `<li>`. */
export function TagList(props: ComponentProps<'ul'>) {
  return <ul className="flex min-h-5 flex-wrap gap-1.5" {...props} />
}
