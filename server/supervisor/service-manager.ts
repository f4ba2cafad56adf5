import { execFile } from 'node:child_process'

const noticeLimitMs = 10_000

type ServiceManager = { ready: () => void; stopping: () => void }

/**
 * Tells systemd that the start is over, that we end, and, where its unit has a `WatchdogSec`, that we live: twice in that
 * time, for as long as our own events are dealt with. Where systemd has not started us, nothing is sent. It takes what
 * says so out of the environment, since no child is to speak for us. systemd listens on a socket for datagrams, which Node
 * does not have: its own `systemd-notify`, which is there wherever it is, sends them.
 */
export function serviceManager(
  report: (line: string) => void,
  environment: NodeJS.ProcessEnv = process.env,
): ServiceManager {
  const { NOTIFY_SOCKET, WATCHDOG_USEC, WATCHDOG_PID } = environment
  for (const name of ['NOTIFY_SOCKET', 'WATCHDOG_USEC', 'WATCHDOG_PID']) delete environment[name]
  if (!NOTIFY_SOCKET) return { ready: () => undefined, stopping: () => undefined }
  const isWatched = WATCHDOG_PID === undefined || Number(WATCHDOG_PID) === process.pid
  const watchdogMs = isWatched ? Number(WATCHDOG_USEC) / 1000 : Number.NaN

  return {
    ready() {
      notify('READY=1')
      if (watchdogMs > 0) setInterval(() => notify('WATCHDOG=1'), watchdogMs / 2).unref()
    },
    stopping: () => notify('STOPPING=1'),
  }

  function notify(state: string): void {
    const env = { PATH: environment.PATH, NOTIFY_SOCKET }
    execFile('systemd-notify', [state], { env, timeout: noticeLimitMs }, (error) => {
      if (error) report(`systemd could not be told ${state}: ${error.message.trim()}`)
    })
  }
}
