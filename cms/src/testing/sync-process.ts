import { services } from '../boot/services.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { syncSource } from '../features/sources/sync.ts'

/** A process that syncs the source that it is told, or works the queue off, to be killed by a test. */
const opened = await services()
process.on('message', (told: { source: string } | 'work') => {
  if (told === 'work') startJobs(opened)
  else void syncSource(opened, told.source, 'person').then((outcome) => process.send?.({ outcome }))
})
process.send?.('ready')
