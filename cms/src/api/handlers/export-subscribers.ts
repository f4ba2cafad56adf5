import { exportSubscribers as endpoint } from '@cyberluach/api/exports'
import { exportFile } from '../export-file.ts'
import { handle } from '../endpoint.ts'
import {
  latestFirst,
  subscriberColumns,
  subscriberConditions,
  type SubscriberRow,
} from '../../features/newsletter/subscriber-rows.ts'

const columns = ['Full Name', 'Email', 'Status', 'Subscribed Date', 'Unsubscribed Date']

export const exportSubscribers = handle(endpoint, async (call) => {
  const { where, values } = subscriberConditions(call.query)
  const { timeZone } = call.services.configuration
  const days = new Intl.DateTimeFormat('he-IL', { timeZone })
  return exportFile<SubscriberRow>(call, {
    nameOn: (day) => `newsletter_subscribers_${day}.csv`,
    columns,
    text: `select ${subscriberColumns} from subscribers s where ${where} order by ${latestFirst}`,
    values,
    cellsOf: (row) => [
      row.full_name,
      row.email,
      row.subscribed ? 'Active' : 'Cancelled',
      days.format(row.subscribed_at),
      row.unsubscribed_at && days.format(row.unsubscribed_at),
    ],
  })
})
