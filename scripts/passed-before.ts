import { fingerprintOf } from '../server/builds/fingerprint.ts'
import { readIfThere, writePrivate } from '../server/data/private-file.ts'

/** What passed, each with the fingerprint of what it looked at. */
export type PassedBefore = {
  /** Whether it passed on exactly these inputs; if not, it is to be run and `keep` called when it passes. */
  ask: (name: string, inputs: string[]) => Promise<{ isUnchanged: boolean; keep: () => Promise<void> }>
}

/** So many states of the sources are remembered of each name: clones that differ share the file. */
const mostRemembered = 20

/** Reads what an earlier run kept in a file; nothing, where there is none. `root` is where the inputs lie. */
export async function readPassedBefore(root: string, file: string): Promise<PassedBefore> {
  const passed = parsed(await readIfThere(file))
  let written = Promise.resolve()
  return {
    async ask(name, inputs) {
      const fingerprint = await fingerprintOf(root, inputs, { withTests: true }).catch(nullIfMissing)
      const isUnchanged = fingerprint !== null && (passed[name]?.includes(fingerprint) ?? false)
      return { isUnchanged, keep }

      async function keep(): Promise<void> {
        if (fingerprint === null) return
        passed[name] = [fingerprint, ...(passed[name] ?? [])].slice(0, mostRemembered)
        // One after the other: an earlier, shorter list never takes the place of a later one.
        written = written.then(() => writePrivate(file, `${JSON.stringify(passed, null, 2)}\n`))
        await written
      }
    },
  }
}

/** Where an input is not there, as after a failed build, the check itself says so. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** A file that was cut off is one of which nothing is known. */
function parsed(text: string | null): Record<string, string[]> {
  try {
    return text === null ? {} : (JSON.parse(text) as Record<string, string[]>)
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
