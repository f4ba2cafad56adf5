import type { ComponentType } from 'react'

import { BlogTab } from './blog/BlogTab.tsx'
import { ContactTab } from './contact/ContactTab.tsx'
import { EventsTab } from './events/EventsTab.tsx'
import { FeedbackTab } from './feedback/FeedbackTab.tsx'
import { OverviewTab } from './overview/OverviewTab.tsx'
import { MailingTab } from './mailing/MailingTab.tsx'
import { SourcesTab } from './sources/SourcesTab.tsx'
import { SubmissionsTab } from './submissions/SubmissionsTab.tsx'
import { UsersTab } from './users/UsersTab.tsx'
import type { TabName } from '../frame/tabs.ts'
import { storedPost } from './blog/post-form.ts'
import { lastEditedSubmission } from './submissions/submission-form.ts'

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

/** The tab in which somebody was writing when the page went away; null where nobody was. */
export function tabWithDraft(username: string, tabs: readonly TabName[]): TabName | null {
  if (tabs.includes('blog') && storedPost(username) !== undefined) return 'blog'
  return lastEditedSubmission(username) === null ? null : 'submissions'
}
