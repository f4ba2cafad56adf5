'use client'

import { ArrayField, useAuth } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import './faq.css'

/** The questions of a group. Which there are and their order is the editors': a translator gets no tools for that. */
export const EntriesField: ArrayFieldClientComponent = (props) => {
  const { user } = useAuth()
  return (
    <div className={user?.role === 'translator' ? 'faq-words-only' : undefined}>
      <ArrayField {...props} />
    </div>
  )
}
