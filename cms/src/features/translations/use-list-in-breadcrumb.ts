import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

/** The breadcrumb leads where somebody came from, in place of the collection's own list. */
export function useListInBreadcrumb(url: string, label: string): void {
  const { setStepNav, stepNav } = useStepNav()
  const [first, ...rest] = stepNav
  useEffect(() => {
    if (first && first.url !== url) setStepNav([{ label, url }, ...rest])
  })
}
