import { boot } from '../../cms/src/boot/boot.ts'
import { startJobs } from '../../cms/src/jobs/start-jobs.ts'

/** What a cms process does besides answering requests: it brings the database up to date and works the queue off. */
startJobs(await boot())
process.send?.('working')
