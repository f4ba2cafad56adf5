'use client'

import type { ComponentType } from 'react'

import { BlogTab } from '../blog/BlogTab.tsx'
import { ContactTab } from '../contact/ContactTab.tsx'
import { FeedbackTab } from '../feedback/FeedbackTab.tsx'
import { OverviewTab } from '../overview/OverviewTab.tsx'
import { MailingTab } from '../mailing/MailingTab.tsx'
import { SubmissionsTab } from '../submissions/SubmissionsTab.tsx'
import { UsersTab } from '../users/UsersTab.tsx'
import type { TabName } from './tabs.ts'

/** What each tab shows. What is heavy is loaded with its tab: `lazy(() => import(…))`. */
export const tabContents: Record<TabName, ComponentType> = {
  analytics: OverviewTab,
  users: UsersTab,
  submissions: SubmissionsTab,
  mailing: MailingTab,
  blog: BlogTab,
  contact: ContactTab,
  feedback: FeedbackTab,
}
