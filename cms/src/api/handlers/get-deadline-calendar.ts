import { getDeadlineCalendar as endpoint } from '@cyberluach/api/deadlines'
import { calendarFeed } from '@cyberluach/core/calendar-feed'
import { deadlineFileName } from '@cyberluach/core/calendar-file-name'
import { deadlineEntries } from '../../features/deadlines/deadline-entries.ts'
import { readerOf } from '../../features/events/calendar-reader.ts'
import { handle } from '../endpoint.ts'

export const getDeadlineCalendar = handle(endpoint, async ({ query, headers, services }) => {
  const { lang, ...filter } = query
  const { timeZone } = services.configuration
  const reader = await readerOf(lang, headers, services)
  const entries = await deadlineEntries(services.pool, filter, reader, timeZone)
  const { common, deadlines, eventPage } = reader.texts
  const kind = filter.kind && eventPage.deadlineKinds[filter.kind]
  const name = [common.brand, deadlines.title, kind].filter(Boolean).join(' · ')
  return {
    kind: 'calendar',
    text: calendarFeed({ name, timeZone, entries }),
    fileName: deadlineFileName,
    isAttachment: false,
  }
})
