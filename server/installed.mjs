// Whether the packages are those of this program. Asked before anything of a package is loaded, also by Node 18: it
// imports nothing but Node's own modules.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const modules = join(root, 'node_modules')
export const stampFile = join(modules, '.installed-from')

/** The Node that the lock file names. */
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Whether node_modules holds exactly what the lock file says: by our stamp, or by npm's own record of it. */
export function isInstalled() {
  if (!existsSync(pinnedNode)) return false
  if (textOf(stampFile) === stamp()) return true
  const record = textOf(join(modules, '.package-lock.json'))
  return record !== null && matches(JSON.parse(lockText()).packages, JSON.parse(record).packages)
}

/** Spares the comparison the next time. Who may not write there compares again. */
export function noteInstalled() {
  try {
    if (textOf(stampFile) !== stamp()) writeFileSync(stampFile, stamp())
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}

/** Whether the system refused to write, for this user or for everybody. */
export function isRefused({ code }) {
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
}

/** The package `node` installs its binary inside itself, unknown to the lock file. */
function matches(locked, installed) {
  const same = (name) =>
    installed[name]?.version === locked[name].version && installed[name]?.integrity === locked[name].integrity
  const wanted = Object.keys(locked).filter(
    (name) => name.startsWith('node_modules/') || name.includes('/node_modules/'),
  )
  const isOptional = (name) => locked[name].optional || locked[name].devOptional || locked[name].peer
  return (
    wanted.every((name) => (installed[name] ? same(name) : isOptional(name))) &&
    Object.keys(installed).every((name) => locked[name] || name.startsWith('node_modules/node/'))
  )
}

function stamp() {
  return createHash('sha256').update(lockText()).update(`${process.platform} ${process.arch}`).digest('hex')
}

function lockText() {
  return readFileSync(join(root, 'package-lock.json'), 'utf8')
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
