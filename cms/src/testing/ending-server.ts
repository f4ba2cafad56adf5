import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcessWhenAsked } from '../boot/end-process.ts'

/** A process with a slow answer and slow jobs, to be ended by a test: their milliseconds and the longest wait. */
const [answerMs = 0, jobsMs = 0, longestMs = 0] = process.argv.slice(2).map(Number)

const server = createServer((_request, response) => {
  console.log('asked')
  void wait(answerMs).then(() => response.end('answered'))
})
async function stop(): Promise<void> {
  await wait(jobsMs)
  console.log('jobs stopped')
}
endProcessWhenAsked({ stop }, longestMs)
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
