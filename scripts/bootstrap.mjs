#!/usr/bin/env node
// The first step of every command. Runs on any Node from 18 on and imports nothing but Node's own modules: it installs
// what the lock file says, then hands over to the pinned Node 24.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, isRefused, modules, noteInstalled, pinnedNode, stampFile } from '../server/installed.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** As in server/refusal.ts: it would happen again until somebody does something. */
const lastingExitCode = 78

const programs = {
  start: 'server/start.ts',
  build: 'server/build.ts',
  dev: 'server/dev.ts',
  check: 'scripts/check.ts',
  test: 'scripts/test.ts',
  bench: 'bench/run.ts',
  endure: 'bench/endure.ts',
  'bench:lighthouse': 'bench/lighthouse.ts',
  'admin:password': 'server/admin-password.ts',
  backup: 'server/backup/backup-command.ts',
  restore: 'server/backup/restore-command.ts',
  'image:files': 'scripts/image-files.ts',
}

const command = process.argv[2] ?? ''
const program = programs[command]
if (!program) {
  console.error(`Usage: node scripts/bootstrap.mjs ${Object.keys(programs).join('|')}`)
  process.exit(2)
}

let running = null
let asked = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal))

if (process.env.npm_lifecycle_event) endWithParent(process.ppid)

if (!isInstalled()) await install()
else noteInstalled()
handOver()

async function install() {
  if (!mayWrite(existsSync(modules) ? modules : root)) {
    console.error(
      `The packages are not those of this program, and this user may not install them: run "node scripts/bootstrap.mjs build" in ${root} as its owner`,
    )
    process.exit(lastingExitCode)
  }
  rmSync(stampFile, { force: true })
  const begun = Date.now()
  const elapsed = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`
  const title = 'Installing the packages'
  const onTerminal = process.stdout.isTTY
  const show = (mark) => process.stdout.write(`\r\x1b[K${mark} ${title}  ${elapsed()}`)
  const ticking = onTerminal ? setInterval(show, 200, '·') : undefined
  if (!onTerminal) console.log(`· ${title}`)
  const { code, output } = await npmInstall()
  clearInterval(ticking)
  if (onTerminal) process.stdout.write('\r\x1b[K')
  if (asked) process.exit(exitCodeOf(asked))
  const isWhole = code === 0 && existsSync(pinnedNode)
  console.log(`${isWhole ? '✓' : '✗'} ${title}  ${elapsed()}`)
  if (!isWhole) {
    console.error(faultIn(output))
    console.error(
      code === 0 ? 'npm did not bring the pinned Node: are install scripts switched off?' : 'npm ci failed.',
    )
    process.exit(1)
  }
  noteInstalled()
}

/** By trying: neither the mode of a folder nor who we are says what the system lets us do. */
function mayWrite(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, '.writable-')))
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/** npm's own words are kept for a failure. The packages' scripts are needed: they bring Node and PostgreSQL. */
function npmInstall() {
  const args = ['ci', '--include=dev', '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error']
  const [file, ...first] = npmCommand()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(file, [...first, ...args], {
      cwd: root,
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running = { child, isGroup: process.platform !== 'win32' }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: `npm could not be run: ${error.message}` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** npm's error without the manual that it prints below it. */
function faultIn(output) {
  const lines = output.split('\n').filter((line) => !/^npm (?:notice|warn)/.test(line))
  const manual = lines.findIndex((line) => /^npm error (?:Clean install a project|Usage:)/.test(line))
  return (manual > 0 ? lines.slice(0, manual) : lines).join('\n').trim()
}

/** The npm that runs us, by the Node that runs it; else the one of the path. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  return script?.endsWith('npm-cli.js') ? [node ?? process.execPath, script] : ['npm']
}

function handOver() {
  const node = pinnedNode
  const path = `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`
  const child = spawn(node, [join(root, program), ...process.argv.slice(3)], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  running = { child, isGroup: false }
  if (asked) passOn(asked)
  child.on('exit', (code, signal) => process.exit(code ?? exitCodeOf(signal)))
}

function passOn(signal) {
  asked = signal
  if (!running) process.exit(exitCodeOf(signal))
  if (!running.isGroup) return void running.child.kill(signal)
  endGroup(running.child.pid, 'SIGTERM')
  setTimeout(endGroup, 2000, running.child.pid, 'SIGKILL').unref() // npm finishes its work first, if it is let
}

function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** npm ends the shell between itself and us and does not tell us: that our parent is gone has to be looked for. */
function endWithParent(parent) {
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    passOn('SIGTERM')
  }, 300)
  looking.unref()
}

function exitCodeOf(signal) {
  return { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal] ?? 1
}
