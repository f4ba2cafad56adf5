import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { serviceManager } from './service-manager.ts'

/** Says each datagram that comes to a socket as a line, as systemd would hear it: Node has no sockets of that kind. */
const listener = `
  use Socket; $| = 1; $/ = undef;
  socket(my $s, PF_UNIX, SOCK_DGRAM, 0) or die; bind($s, pack_sockaddr_un($ARGV[0])) or die; print "there\\n";
  while (1) { recv($s, my $state, 4096, 0); $state =~ s/\\n+$//; print "$state\\n" if $state =~ /=1$/ }`

const isHere = (program: string) => spawnSync(program, ['--version']).status === 0
const withSystemd = test.runIf(isHere('systemd-notify') && isHere('perl'))

async function systemd(): Promise<{ socket: string; lines: Interface }> {
  const folder = await mkdtemp(join(tmpdir(), 'notify-'))
  const socket = join(folder, 'socket')
  const perl = spawn('perl', ['-e', listener, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    perl.kill()
    await rm(folder, { recursive: true })
  })
  const lines = createInterface(perl.stdout)
  await once(lines, 'line')
  return { socket, lines }
}

withSystemd('systemd hears that the start is over, then again and again that we live, and that we end', async () => {
  const { socket, lines } = await systemd()
  const heard: string[] = []
  lines.on('line', (line) => heard.push(line))
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: process.env.PATH,
    NOTIFY_SOCKET: socket,
    WATCHDOG_USEC: '600000',
    WATCHDOG_PID: String(process.pid),
  }
  const told: string[] = []
  const manager = serviceManager((line) => told.push(line), environment)
  expect(Object.keys(environment)).toEqual(['NODE_ENV', 'PATH'])
  manager.ready()
  await expect.poll(() => heard.filter((line) => line === 'WATCHDOG=1').length).toBeGreaterThan(2)
  manager.stopping()
  await expect.poll(() => heard).toContain('STOPPING=1')
  expect(heard[0]).toBe('READY=1')
  expect(told).toEqual([])
})

test('where systemd asks for word and its program is not there, a line says so', async () => {
  const told: string[] = []
  const environment = { NODE_ENV: 'test', PATH: '/nowhere', NOTIFY_SOCKET: '/nowhere/socket' } as const
  serviceManager((line) => told.push(line), { ...environment }).ready()
  await expect.poll(() => told).toEqual([expect.stringMatching(/^systemd could not be told READY=1: .*ENOENT/)])
})

test('started by anybody else, nobody is told anything', () => {
  const manager = serviceManager(expect.unreachable, { NODE_ENV: 'test', WATCHDOG_USEC: '1' })
  manager.ready()
  manager.stopping()
})
