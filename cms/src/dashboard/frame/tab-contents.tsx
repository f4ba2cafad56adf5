'use client'

import type { ComponentType } from 'react'

import { BlogTab } from '../tabs/blog/BlogTab.tsx'
import { ContactTab } from '../tabs/contact/ContactTab.tsx'
import { EventsTab } from '../tabs/events/EventsTab.tsx'
import { FeedbackTab } from '../tabs/feedback/FeedbackTab.tsx'
import { OverviewTab } from '../tabs/overview/OverviewTab.tsx'
import { MailingTab } from '../tabs/mailing/MailingTab.tsx'
import { SourcesTab } from '../tabs/sources/SourcesTab.tsx'
import { SubmissionsTab } from '../tabs/submissions/SubmissionsTab.tsx'
import { UsersTab } from '../tabs/users/UsersTab.tsx'
import type { TabName } from '../navigation/tabs.ts'

/** What each tab shows. */
export const tabContents: Record<TabName, ComponentType> = {
  analytics: OverviewTab,
  users: UsersTab,
  submissions: SubmissionsTab,
  mailing: MailingTab,
  blog: BlogTab,
  contact: ContactTab,
  feedback: FeedbackTab,
  events: EventsTab,
  sources: SourcesTab,
}
